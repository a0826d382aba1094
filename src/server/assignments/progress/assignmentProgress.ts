import { builder } from "../../graphql/builder";
import type { Context } from "../../graphql/Context";
import { GroupMemberNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/groups";
import { AssignmentNode } from "../AssignmentNode";
import type { SeenAssignment } from "../assignments";
import { allProgress, ownProgress, type MemberProgress } from "./memberProgress";
import type { ExamReached } from "./assignmentWork";

const ProgressStateEnum = builder.enumType("AssignmentProgressState", {
  description: "How far somebody is with an assignment.",
  values: { NOT_STARTED: {}, IN_PROGRESS: {}, DONE: { description: "All that it asks for is there." } } as const,
});

const ExamReachedObject = builder.objectRef<ExamReached>("AssignmentExam").implement({
  description: "How the exam went that shows best how somebody stands: the first that was passed, else the newest.",
  fields: (t) => ({
    passed: t.exposeBoolean("passed", { description: "Whether it is passed." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut of its best attempt, or of the one that ended last while more can come.",
    }),
    accuracy: t.exposeFloat("accuracy", { description: "Its strokes without the errors, in percent." }),
  }),
});

const AssignmentProgress = builder.objectRef<MemberProgress>("AssignmentProgress").implement({
  description:
    "How one member is getting on with an assignment, derived from what they typed. What counts: from the opening " +
    "(and their joining) until the closing, by the server's clock; flagged runs once " +
    "a coach has cleared them. Exercises of a lesson count whenever they were passed before the closing.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "Whose." }),
    state: t.field({ type: ProgressStateEnum, resolve: stateOf, description: "How far they are." }),
    isLate: t.boolean({
      resolve: (progress, _args, { services }) => isLate(progress, services.now()),
      description: "Done after it was due, or due and not done.",
    }),
    doneAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ work }) => work.doneAt,
      description: "When it was done. Null until it is.",
    }),
    lastAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ work }) => work.lastAt,
      description: "When they last did something for it. Null before.",
    }),
    part: t.float({
      resolve: ({ work }) => work.part,
      description: "How much of it is done, from 0 to 1; an accuracy, a speed or an exam is reached or not.",
    }),
    runs: t.int({ resolve: ({ work }) => work.runs, description: "Runs that count, or exams." }),
    accuracy: t.float({
      nullable: true,
      resolve: ({ work }) => work.accuracy,
      description: "The best accuracy of a run, in percent. Null before the first, and for exams.",
    }),
    wpm: t.float({
      nullable: true,
      resolve: ({ work }) => work.wpm,
      description:
        "The best speed; where an accuracy is asked too, of the runs that had it. Null before there is one, and " +
        "for exams.",
    }),
    minutes: t.float({
      nullable: true,
      resolve: ({ work }) => work.minutes,
      description: "Minutes of practice; of goals only.",
    }),
    exercisesPassed: t.int({
      nullable: true,
      resolve: ({ work }) => work.exercisesPassed,
      description: "How many exercises are passed; of lessons only.",
    }),
    exam: t.field({
      type: ExamReachedObject,
      nullable: true,
      resolve: ({ work }) => work.exam,
      description: "Of exams, once an attempt is over.",
    }),
  }),
});

type Counts = { readonly assigned: number; readonly begun: number; readonly done: number; readonly late: number };

const AssignmentCounts = builder.objectRef<Counts>("AssignmentCounts").implement({
  description: "How many members are how far.",
  fields: (t) => ({
    assigned: t.exposeInt("assigned", { description: "To whom it is set." }),
    begun: t.exposeInt("begun", { description: "Who are at it." }),
    done: t.exposeInt("done", { description: "Who have done it." }),
    late: t.exposeInt("late", { description: "Who did it late, or have not done what is due." }),
  }),
});

builder.objectFields(AssignmentNode, (t) => ({
  progress: t.field({
    type: [AssignmentProgress],
    nullable: true,
    description:
      "How each member to whom it is set is getting on, by display name. For coaches and admins: null for members.",
    resolve: (assignment, _args, context) =>
      mayFollow(assignment, context) ? allProgress(context).load(assignment) : null,
  }),
  counts: t.field({
    type: AssignmentCounts,
    nullable: true,
    description: "The same in numbers. For coaches and admins: null for members.",
    resolve: async (assignment, _args, context) => {
      if (!mayFollow(assignment, context)) return null;
      const all = await allProgress(context).load(assignment);
      const now = context.services.now();
      const number = (which: (progress: MemberProgress) => boolean) => all.filter(which).length;
      return {
        assigned: all.length,
        begun: number((progress) => stateOf(progress) === "IN_PROGRESS"),
        done: number((progress) => stateOf(progress) === "DONE"),
        late: number((progress) => isLate(progress, now)),
      };
    },
  }),
  myProgress: t.field({
    type: AssignmentProgress,
    nullable: true,
    description: "How the viewer is getting on. Null when it is not set to them.",
    resolve: (assignment, _args, context) => (assignment.isMine ? ownProgress(context).load(assignment) : null),
  }),
}));

function mayFollow({ group }: SeenAssignment, { viewer }: Context): boolean {
  return viewer !== null && isAllowed(group, viewer, "COACH");
}

function stateOf({ work }: MemberProgress): "NOT_STARTED" | "IN_PROGRESS" | "DONE" {
  if (work.doneAt !== null) return "DONE";
  return work.runs > 0 || work.lastAt !== null ? "IN_PROGRESS" : "NOT_STARTED";
}

function isLate({ assignment: { dueAt }, work: { doneAt } }: MemberProgress, now: number): boolean {
  return dueAt !== null && (doneAt === null ? now : +doneAt) > +dueAt;
}
