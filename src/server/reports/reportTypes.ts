import { builder, pageSizes } from "../graphql/builder";
import { CertificateObject } from "../exams/examObjects";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import { type CourseStanding, type MemberReport, groupReport, type GroupReport } from "./groupReport";
import { isoWeekOfDay } from "../../contract/dates";
import { isAllowed } from "../groups/groupRights";
import { AssignmentNode } from "../assignments/AssignmentNode";
import { type GroupNeeds, loadGroupNeeds, type NamedMembers } from "./groupNeeds";
import { BoardPeriodEnum } from "../boards/boardTypes";
import { GROUP_BOARD_PLACES, improvementRuns } from "../../engine/practice/boardRules";
import { type Board, boardRules, COACH_BOARD_LENGTH, findBoard, IMPROVEMENT_DAYS, type SeenEntry } from "./selectBoard";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { ResultSummary } from "../database/schema";
import {
  flaggedExamCursor,
  flaggedResultCursor,
  selectAllFlaggedExams,
  selectAllFlaggedResults,
  selectFlaggedExams,
  selectFlaggedResults,
} from "./selectForCoaches";
import { ResultNode } from "../results/ResultNode";
import { ExamNode } from "../exams/ExamNode";
import type { OpenExam } from "../exams/examRules";

const CourseStandingObject = builder.objectRef<CourseStanding>("CourseStanding").implement({
  description: "A member's progress in a course.",
  fields: (t) => ({
    courseId: t.exposeString("courseId", { description: "Id of the course (src/engine/lessons), such as `us-intl`." }),
    exercises: t.exposeInt("exercises", { description: "Number of exercises in it." }),
    exercisesPassed: t.exposeInt("exercisesPassed", { description: "Number of exercises passed." }),
    lessons: t.exposeInt("lessons", { description: "Number of lessons in it." }),
    lessonsPassed: t.exposeInt("lessonsPassed", {
      description: "Number of lessons of which every exercise is passed.",
    }),
  }),
});

const MemberReportObject = builder.objectRef<MemberReport>("MemberReport").implement({
  description:
    "What a member did in the period of a report. Only runs that began after they joined count; medians are of " +
    "verified runs.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The member." }),
    runs: t.exposeInt("runs", { description: "Runs in the period, including flagged ones." }),
    durationMs: t.exposeFloat("durationMs", { description: "Their total duration, in ms." }),
    days: t.exposeInt("days", { description: "Days with at least one run, in the host's time zone." }),
    lastPractisedAt: t.expose("lastPractisedAt", {
      type: "DateTime",
      nullable: true,
      description: "When their last run began, in any period. Null if there is none since they joined.",
    }),
    wpm: t.exposeFloat("wpm", {
      nullable: true,
      description: "Median speed. Null without a verified run in the period.",
    }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Median accuracy, 0 to 100. Null without a verified run in the period.",
    }),
    wpmBefore: t.exposeFloat("wpmBefore", {
      nullable: true,
      description: "Median speed in the equally long period before. Null without a verified run in it, and for ALL.",
    }),
    accuracyBefore: t.exposeFloat("accuracyBefore", {
      nullable: true,
      description: "Median accuracy in that period; null as for `wpmBefore`.",
    }),
    course: t.field({
      type: CourseStandingObject,
      nullable: true,
      resolve: ({ course }) => course,
      description:
        "Their current progress in the course in which they last passed something, whenever that was. It shows " +
        "where they continue. Null if nothing is passed.",
    }),
    certificates: t.field({
      type: [CertificateObject],
      resolve: ({ certificates }) => certificates,
      description: "Exams passed since they joined: the best one per family of norms.",
    }),
    openFlags: t.exposeInt("openFlags", {
      description: "Flagged results and exams since they joined that are not reviewed.",
    }),
  }),
});

const ReportPeriodEnum = builder.enumType("ReportPeriod", {
  description: "The period of a report: whole weeks, which begin on Monday in the host's time zone.",
  values: {
    WEEK: { description: "The current week, until now." },
    LAST_WEEK: { description: "The previous week." },
    FOUR_WEEKS: { description: "The current week and the three before it." },
    ALL: { description: "Everything since each member joined, without an earlier period to compare with." },
  } as const,
});

const GroupReportObject = builder.objectRef<GroupReport>("GroupReport").implement({
  description: "What the members of a group did in a period.",
  fields: (t) => ({
    period: t.expose("period", { type: ReportPeriodEnum, description: "The period." }),
    fromWeek: t.field({
      type: "IsoWeek",
      nullable: true,
      resolve: ({ days: { from } }) => (from === null ? null : isoWeekOfDay(from)),
      description: "Its first week. Null for ALL.",
    }),
    toWeek: t.field({
      type: "IsoWeek",
      resolve: ({ days: { to }, today }) => isoWeekOfDay(to === null ? today : to - 1),
      description: "Its last week.",
    }),
    members: t.field({
      type: [MemberReportObject],
      resolve: ({ members }) => members,
      description: "The group's members by name, without its coaches. At most 500.",
    }),
  }),
});

builder.objectField(GroupNode, "report", (t) =>
  t.field({
    type: GroupReportObject,
    nullable: true,
    description: "What each member did. Null for viewers who are neither coach nor admin.",
    args: { period: t.arg({ type: ReportPeriodEnum, description: "The period." }) },
    resolve: (group, { period }, context) => {
      const { viewer, services } = context;
      if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
      return groupReport({ ...services, database: services.replica.for(context) }, group.id, period);
    },
  }),
);

const BoardKindEnum = builder.enumType("BoardKind", {
  description: "What a leaderboard ranks.",
  values: {
    SPEED: {
      description:
        `The fastest comparable verified run: ${boardRules.modes.join(", ")}, ` +
        `at least ${boardRules.durationMs / 1_000} s, accuracy at least ${boardRules.accuracy} %.`,
    },
    ACCURACY: { description: "The most accurate of these runs. Of runs with the same accuracy, the fastest." },
    IMPROVEMENT: {
      description:
        `How much faster one of these runs was than the median of the last ${improvementRuns.most} of its kind ` +
        `before it, if there are at least ${improvementRuns.least}; for DAY and WEEK, of the ` +
        `${IMPROVEMENT_DAYS} days before. ` +
        "Members without a faster run have no place.",
    },
    PRACTICE: { description: "Time practiced, in verified runs of any kind." },
  } as const,
});

const BoardEntryObject = builder.objectRef<SeenEntry>("BoardEntry").implement({
  description: "A place on a leaderboard.",
  fields: (t) => ({
    place: t.exposeInt("place", { description: "1 for the first; equal results share a place." }),
    name: t.exposeString("name", { description: "Display name." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is the viewer's own." }),
    wpm: t.exposeFloat("wpm", { nullable: true, description: "Speed of that run. Null for PRACTICE." }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Accuracy of that run, 0 to 100. Null for PRACTICE.",
    }),
    durationMs: t.exposeFloat("durationMs", { description: "Duration of that run, or of all runs, in ms." }),
    improvement: t.exposeFloat("improvement", {
      nullable: true,
      description: "How much faster that run was, in wpm. Only with IMPROVEMENT; null otherwise.",
    }),
  }),
});

const BoardObject = builder.objectRef<Board>("Board").implement({
  description: "The best members of a group in a period.",
  fields: (t) => ({
    readAt: t.expose("readAt", {
      type: "DateTime",
      description: "When it was read. What BoardChange.changedAt says to be later is not in it.",
    }),
    period: t.expose("period", { type: BoardPeriodEnum, description: "The period." }),
    week: t.expose("week", { type: "IsoWeek", description: "The week. The current one for DAY and ALL." }),
    kind: t.expose("kind", { type: BoardKindEnum, description: "What it ranks." }),
    entries: t.field({
      type: [BoardEntryObject],
      resolve: ({ entries }) => entries,
      description:
        `The first ${GROUP_BOARD_PLACES} places, ${COACH_BOARD_LENGTH} for coaches and admins, and the viewer's own ` +
        "if it is later. " +
        "Includes everyone in the group, with what they typed since they joined.",
    }),
  }),
});

builder.objectField(GroupNode, "board", (t) =>
  t.field({
    type: BoardObject,
    nullable: true,
    description:
      "The group's leaderboard. Null for members who do not compete (User.competes), or if the coaches switched it " +
      "off " +
      "(`GroupSettings.leaderboard`); coaches and admins always see it.",
    args: {
      period: t.arg({
        type: BoardPeriodEnum,
        required: false,
        defaultValue: "WEEK",
        description: "The period. Null: WEEK.",
      }),
      week: t.arg({ type: "IsoWeek", required: false, description: "The week of WEEK. Null: the current one." }),
      kind: t.arg({
        type: BoardKindEnum,
        required: false,
        defaultValue: "SPEED",
        description: "What it ranks. Null: SPEED.",
      }),
    },
    resolve: (group, { period, week, kind }, context) =>
      findBoard(context, group, { period: period ?? "WEEK", week: week ?? null, kind: kind ?? "SPEED", only: null }),
  }),
);

builder.objectField(GroupNode, "flagged", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "Results of the group's members that were ever flagged and were saved since their owner joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 25 per page, at most " +
        "100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: flaggedResultCursor },
          (page) => selectFlaggedResults(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedConnection", description: "A page of flagged results." },
    { name: "GroupFlaggedEdge", description: "A flagged result in the list." },
  ),
);

builder.queryField("flaggedResults", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "All results of the server that were ever flagged: those not reviewed first, then the newest. Null for " +
        "viewers who are not admins. 25 per page, at most 100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: flaggedResultCursor },
          (page) => selectAllFlaggedResults(services, page),
        );
      },
    },
    { name: "FlaggedResultsConnection", description: "A page of flagged results." },
    { name: "FlaggedResultsEdge", description: "A flagged result in the list." },
  ),
);

/** Small pages, because each exam is folded from its log. */
const examPages = { defaultSize: 10, maxSize: 25 };

builder.objectField(GroupNode, "flaggedExams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        "Exams of the group's members that were ever flagged and were made since the candidate joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 10 per page, at most " +
        "25.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...examPages, toCursor: flaggedExamCursor },
          (page) => selectFlaggedExams(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedExamsConnection", description: "A page of flagged exams." },
    { name: "GroupFlaggedExamsEdge", description: "A flagged exam in the list." },
  ),
);

builder.queryField("flaggedExams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        "All exams of the server that were ever flagged: those not reviewed first, then the newest. Null for viewers " +
        "who are not admins. 10 per page, at most 25.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...examPages, toCursor: flaggedExamCursor },
          (page) => selectAllFlaggedExams(services, page),
        );
      },
    },
    { name: "FlaggedExamsConnection", description: "A page of flagged exams." },
    { name: "FlaggedExamsEdge", description: "A flagged exam in the list." },
  ),
);

const NamedMembersObject = builder.objectRef<NamedMembers>("NamedMembers").implement({
  description: "Some members by name, and how many there are in all.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many there are." }),
    members: t.field({
      type: [GroupMemberNode],
      resolve: ({ members }) => members,
      description: "The first of them, at most 3.",
    }),
  }),
});

const GroupNeedsObject = builder.objectRef<GroupNeeds>("GroupNeeds").implement({
  description: "What a coach should know about a group before anything else.",
  fields: (t) => ({
    behind: t.field({
      type: NamedMembersObject,
      resolve: ({ behind }) => behind,
      description: "Members who have not finished work that was due in the last 14 days; those with most of it first.",
    }),
    inactive: t.field({
      type: NamedMembersObject,
      resolve: ({ inactive }) => inactive,
      description: "Members who have not practiced for 7 days; the longest first.",
    }),
    openFlags: t.exposeInt("openFlags", { description: "Flagged results and exams that are not reviewed." }),
    due: t.field({
      type: [AssignmentNode],
      resolve: ({ due }) => due,
      description:
        "Open assignments that not everyone has finished, due within 7 days or up to 14 days ago. Earliest due date " +
        "first, at most 3.",
    }),
  }),
});

builder.objectField(GroupNode, "needs", (t) =>
  t.loadable({
    type: GroupNeedsObject,
    nullable: true,
    description:
      "What needs attention in it. Null for viewers who are neither coach nor admin, and once it is archived.",
    load: (ids: string[], context) => loadGroupNeeds(context, ids),
    resolve: (group, _args, { viewer }) =>
      viewer && group.archivedAt === null && isAllowed(group, viewer, "COACH") ? group.id : null,
  }),
);
