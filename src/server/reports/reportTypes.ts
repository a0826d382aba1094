import { builder } from "../graphql/builder";
import { CertificateObject } from "../exams/CertificateObject";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import { type CourseStanding, type MemberReport, groupReport, type GroupReport } from "./groupReport";
import { isoWeekOfDay } from "../../contract/dates";
import { isAllowed } from "../groups/groups";

const CourseStandingObject = builder.objectRef<CourseStanding>("CourseStanding").implement({
  description: "How far somebody is in a course.",
  fields: (t) => ({
    courseId: t.exposeString("courseId", { description: "Which course (src/engine/lessons), such as `us-intl`." }),
    exercises: t.exposeInt("exercises", { description: "How many exercises it has." }),
    exercisesPassed: t.exposeInt("exercisesPassed", { description: "How many of them are passed." }),
    lessons: t.exposeInt("lessons", { description: "How many lessons it has." }),
    lessonsPassed: t.exposeInt("lessonsPassed", { description: "In how many of them every exercise is passed." }),
  }),
});

const MemberReportObject = builder.objectRef<MemberReport>("MemberReport").implement({
  description:
    "What a member did in the time of a report. Runs count that began after they joined; medians are of verified runs.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "Who." }),
    runs: t.exposeInt("runs", { description: "Runs in the time, flagged ones too." }),
    durationMs: t.exposeFloat("durationMs", { description: "How long they took together, in ms." }),
    days: t.exposeInt("days", { description: "Days with at least one run, by the calendar of the host." }),
    lastPractisedAt: t.expose("lastPractisedAt", {
      type: "DateTime",
      nullable: true,
      description: "When their last run began, in whatever time. Null when there is none since they joined.",
    }),
    wpm: t.exposeFloat("wpm", {
      nullable: true,
      description: "Median speed. Null without a verified run in the time.",
    }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Median accuracy, 0 to 100. Null without a verified run in the time.",
    }),
    wpmBefore: t.exposeFloat("wpmBefore", {
      nullable: true,
      description:
        "Median speed in the equally long time before. Null without a verified run in it, and in a report of " +
        "everything.",
    }),
    accuracyBefore: t.exposeFloat("accuracyBefore", {
      nullable: true,
      description: "Median accuracy in that time, as `wpmBefore`.",
    }),
    course: t.field({
      type: CourseStandingObject,
      nullable: true,
      resolve: ({ course }) => course,
      description:
        "How far they are today in the course in which they passed something last, whenever that was: it says " +
        "where they go on. Null as long as nothing is passed.",
    }),
    certificates: t.field({
      type: [CertificateObject],
      resolve: ({ certificates }) => certificates,
      description: "Exams that they passed since they joined: of each family of norms the best.",
    }),
    openFlags: t.exposeInt("openFlags", {
      description: "Flagged results and exams since they joined that were not reviewed yet.",
    }),
  }),
});

export const ReportPeriodEnum = builder.enumType("ReportPeriod", {
  description: "What time a report is about: whole weeks, which begin on Monday by the clock of the host.",
  values: {
    WEEK: { description: "This week, until now." },
    LAST_WEEK: { description: "The week before this one." },
    FOUR_WEEKS: { description: "This week and the three before it." },
    ALL: { description: "Everything since somebody joined. There is nothing before it to compare with." },
  } as const,
});

const GroupReportObject = builder.objectRef<GroupReport>("GroupReport").implement({
  description: "What the members of a group did in a time.",
  fields: (t) => ({
    period: t.expose("period", { type: ReportPeriodEnum, description: "What time it is about." }),
    fromWeek: t.field({
      type: "IsoWeek",
      nullable: true,
      resolve: ({ days: { from } }) => (from === null ? null : isoWeekOfDay(from)),
      description: "Its first week. Null for everything since somebody joined.",
    }),
    toWeek: t.field({
      type: "IsoWeek",
      resolve: ({ days: { to }, today }) => isoWeekOfDay(to === null ? today : to - 1),
      description: "Its last week.",
    }),
    members: t.field({
      type: [MemberReportObject],
      resolve: ({ members }) => members,
      description: "Those who practise in the group, by name; its coaches are not reported on. At most 500.",
    }),
  }),
});

builder.objectField(GroupNode, "report", (t) =>
  t.field({
    type: GroupReportObject,
    nullable: true,
    description: "What each member did. For coaches and admins: null for members.",
    args: { period: t.arg({ type: ReportPeriodEnum, description: "What time it is about." }) },
    resolve: (group, { period }, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? groupReport(services, group.id, period) : null,
  }),
);
