import { builder } from "../../graphql/builder";
import type { Context } from "../../Context";
import { GroupMemberNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/groupRights";
import { ExamSpeedUnitEnum, unitOf } from "../../exams/examObjects";
import { AssignmentItem, AssignmentNode } from "../AssignmentNode";
import type { SeenAssignment } from "../assignments";
import { allProgress, ownProgress, type MemberProgress, type TaskProgress } from "./memberProgress";
import type { ExamReached, Work } from "./work";

const ProgressStateEnum = builder.enumType("AssignmentProgressState", {
  description: "How far a member is with an assignment.",
  values: { NOT_STARTED: {}, IN_PROGRESS: {}, DONE: { description: "All requirements are met." } } as const,
});

const ExamReachedObject = builder.objectRef<ExamReached>("AssignmentExam").implement({
  description: "The member's exam that counts here: the first one passed, otherwise the newest.",
  fields: (t) => ({
    passed: t.exposeBoolean("passed", { description: "Whether it is passed." }),
    unit: t.field({
      type: ExamSpeedUnitEnum,
      resolve: ({ norm }) => unitOf(norm),
      description: "The unit in which its norm shows speeds.",
    }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut of the best attempt, or of the attempt that ended last while more can follow.",
    }),
    accuracy: t.exposeFloat("accuracy", { description: "Strokes without errors, in percent." }),
    isByEar: t.exposeBoolean("isByEar", { description: "Whether the text of that attempt was spoken or dictated." }),
    extraTime: t.exposeInt("extraTime", {
      description: "Extra time of that attempt, in percent of the norm's minutes.",
    }),
  }),
});

type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Parent>;

/** What somebody did for a task, or for all tasks of an assignment together. */
function workFields<Parent extends { readonly work: Work }>(t: FieldBuilder<Parent>) {
  return {
    doneAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ work }) => work.doneAt,
      description: "When it was done. Null while it is not.",
    }),
    part: t.float({
      resolve: ({ work }) => work.part,
      description: "How much of it is done, from 0 to 1. For an accuracy, a speed or an exam it is either 0 or 1.",
    }),
    runs: t.int({ resolve: ({ work }) => work.runs, description: "Number of runs that count, or of exams." }),
    accuracy: t.float({
      nullable: true,
      resolve: ({ work }) => work.accuracy,
      description: "The best accuracy of a run, in percent. Null before the first, and for exams.",
    }),
    wpm: t.float({
      nullable: true,
      resolve: ({ work }) => work.wpm,
      description:
        "The best speed; if an accuracy is required too, only of runs that reached it. Null if there is none, and " +
        "for exams.",
    }),
    minutes: t.float({
      nullable: true,
      resolve: ({ work }) => work.minutes,
      description: "Minutes of practice; only for goals.",
    }),
    exercisesPassed: t.int({
      nullable: true,
      resolve: ({ work }) => work.exercisesPassed,
      description: "Number of exercises passed; only for lessons.",
    }),
    exam: t.field({
      type: ExamReachedObject,
      nullable: true,
      resolve: ({ work }) => work.exam,
      description: "Only for exams, once an attempt is over.",
    }),
  };
}

const TaskProgressObject = builder.objectRef<TaskProgress>("AssignmentTaskProgress").implement({
  description: "One member's progress on one task of an assignment.",
  fields: (t) => ({
    item: t.field({
      type: AssignmentItem,
      resolve: (item) => item,
      description: "The task; with another text, if a coach chose one for this member.",
    }),
    state: t.field({ type: ProgressStateEnum, resolve: stateOf, description: "How far they are." }),
    ...workFields(t),
  }),
});

export const AssignmentProgress = builder.objectRef<MemberProgress>("AssignmentProgress").implement({
  description:
    "One member's progress on an assignment, derived from what they typed. Work counts from the opening (or from " +
    "when they joined, if later) until the closing, by the server's clock. Flagged runs count once a coach has " +
    "cleared them. Exercises of a lesson count if they were passed before the closing, however early.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The member." }),
    state: t.field({
      type: ProgressStateEnum,
      resolve: stateOf,
      description: "How far they are, with all tasks together. Excused members have one too.",
    }),
    tasks: t.field({
      type: [TaskProgressObject],
      resolve: ({ tasks }) => [...tasks],
      description: "The progress on each task, in order. The numbers below are null if there are several tasks.",
    }),
    isExcused: t.exposeBoolean("isExcused", {
      description: "Whether a coach excused them: the same fact as `Grade.isExcused`. Then it is never late.",
    }),
    extendedUntil: t.expose("extendedUntil", {
      type: "DateTime",
      nullable: true,
      description: "When it is due for them, if a coach gave them more time; otherwise null.",
    }),
    exceptionVersion: t.exposeInt("version", {
      description: "Goes up by one with each `changeForMember`, which names the version it is based on. 0 before.",
    }),
    isLate: t.boolean({
      resolve: (progress, _args, { services }) => isLate(progress, services.now()),
      description: "Done after the due date, or due and not done.",
    }),
    lastAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ work }) => work.lastAt,
      description: "When they last worked on it. Null if they have not started.",
    }),
    ...workFields(t),
  }),
});

type Counts = {
  readonly excused: number;
  readonly assigned: number;
  readonly begun: number;
  readonly done: number;
  readonly late: number;
};

const AssignmentCounts = builder.objectRef<Counts>("AssignmentCounts").implement({
  description: "Numbers of members by progress.",
  fields: (t) => ({
    assigned: t.exposeInt("assigned", { description: "Members to whom it is set, without those who are excused." }),
    excused: t.exposeInt("excused", { description: "Members who are excused." }),
    begun: t.exposeInt("begun", { description: "Members who have started but are not done." }),
    done: t.exposeInt("done", { description: "Members who are done." }),
    late: t.exposeInt("late", {
      description: "Members who finished late, or who have not finished although it is due.",
    }),
  }),
});

builder.objectFields(AssignmentNode, (t) => ({
  progress: t.field({
    type: [AssignmentProgress],
    nullable: true,
    description:
      "The progress of each member to whom it is set, by display name. Null for viewers who are neither coach nor " +
      "admin.",
    resolve: (assignment, _args, context) =>
      mayFollow(assignment, context) ? allProgress(context).load(assignment) : null,
  }),
  counts: t.field({
    type: AssignmentCounts,
    nullable: true,
    description: "The same progress in numbers. Null for viewers who are neither coach nor admin.",
    resolve: async (assignment, _args, context) => {
      if (!mayFollow(assignment, context)) return null;
      const everyone = await allProgress(context).load(assignment);
      const all = everyone.filter(({ isExcused }) => !isExcused);
      const now = context.services.now();
      const number = (which: (progress: MemberProgress) => boolean) => all.filter(which).length;
      return {
        assigned: all.length,
        excused: everyone.length - all.length,
        begun: number((progress) => stateOf(progress) === "IN_PROGRESS"),
        done: number((progress) => stateOf(progress) === "DONE"),
        late: number((progress) => isLate(progress, now)),
      };
    },
  }),
  myProgress: t.field({
    type: AssignmentProgress,
    nullable: true,
    description: "The viewer's own progress. Null when it is not set to them.",
    resolve: (assignment, _args, context) => (assignment.isMine ? ownProgress(context).load(assignment) : null),
  }),
}));

function mayFollow({ group }: SeenAssignment, { viewer }: Context): boolean {
  return viewer !== null && isAllowed(group, viewer, "COACH");
}

function stateOf({ work }: Pick<MemberProgress, "work">): "NOT_STARTED" | "IN_PROGRESS" | "DONE" {
  if (work.doneAt !== null) return "DONE";
  return work.runs > 0 || work.lastAt !== null ? "IN_PROGRESS" : "NOT_STARTED";
}

function isLate({ assignment, extendedUntil, isExcused, work: { doneAt } }: MemberProgress, now: number): boolean {
  const dueAt = extendedUntil ?? assignment.dueAt;
  return !isExcused && dueAt !== null && (doneAt === null ? now : +doneAt) > +dueAt;
}
