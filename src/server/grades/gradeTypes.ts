import { type GradeScaleName, type GradeStep, stepsOf } from "../../engine/grades/gradeScale";
import type { Grading } from "../../contract/gradeRules";
import { AssignmentKindEnum, AssignmentNode } from "../assignments/AssignmentNode";
import { builder } from "../graphql/builder";
import { findGroups } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";
import { GroupMemberNode, GroupNode, GroupSuccess } from "../groups/GroupNode";
import {
  type GradeBook,
  type GradePeriod,
  type GradeRow,
  selectGradeBook,
  selectMemberGrades,
  changeGrading,
  setAssignmentWeight,
  setGrade,
} from "./gradeBook";
import { type EarlierGrade, selectEarlierGrades } from "./earlierGrades";
import { findGrade, gradingOf, mayReadGrades, ownGrades, type SeenGrade, gradeKeyOf } from "./grades";
import { AssignmentSuccess } from "../assignments/assignmentMutations";
import { payload } from "../graphql/errors";

const GradeScaleEnum = builder.enumType("GradeScale", {
  description: "How a group writes grades.",
  values: {
    PERCENT: { description: "Percentages, 0 to 100." },
    TEN: { description: "1 to 10 with one decimal, as in the Netherlands: 1 is 0%, 10 is 100%." },
    LETTERS: { description: "A from 90%, B from 80%, C from 70%, D from 60%, F below." },
    OWN: { description: "The group's own steps." },
  } satisfies Record<GradeScaleName, object>,
});

const GradeStepObject = builder.objectRef<GradeStep>("GradeStep").implement({
  description: "A step of a scale.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "What it is called, 1 to 12 characters." }),
    from: t.exposeInt("from", { description: "The lowest percentage that gets it." }),
  }),
});

const GradingObject = builder.objectRef<Grading>("Grading").implement({
  description: "How a group grades its assignments.",
  fields: (t) => ({
    scale: t.expose("scale", { type: GradeScaleEnum, description: "Its scale." }),
    steps: t.field({
      type: [GradeStepObject],
      resolve: (grading) => [...stepsOf(grading)],
      description: "The steps of LETTERS and OWN, from high to low; none for scales of numbers.",
    }),
    latePercent: t.exposeInt("latePercent", {
      description: "How many points of a hundred the proposed grade loses when work was done after the due date.",
    }),
    isShared: t.exposeBoolean("isShared", { description: "Whether members see their own grades." }),
  }),
});

builder.objectField(GroupNode, "grading", (t) =>
  t.field({ type: GradingObject, resolve: gradingOf, description: "How it grades." }),
);

const ref = builder.objectRef<SeenGrade>("Grade");

/** The grade of one member for one assignment. Its key is `<assignment>:<user>`, of row ids. */
const GradeNode = builder.node(ref, {
  description:
    "The grade of a member for an assignment, in percent. For coaches of the group and admins, and for that member " +
    "if the group shares grades.",
  id: { resolve: ({ assignment, userId }) => `${assignment.id}:${userId}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "proposedPercent" in value,
  loadOne: (key, context) => findGrade(context, key),
  fields: (t) => ({
    assignment: t.field({
      type: AssignmentNode,
      resolve: ({ assignment }) => assignment,
      description: "The assignment.",
    }),
    percent: t.exposeFloat("percent", {
      nullable: true,
      description:
        "The grade that counts, 0 to 100: `givenPercent`, or else `proposedPercent`. Null while there is neither, " +
        "and for members who are excused.",
    }),
    proposedPercent: t.exposeFloat("proposedPercent", {
      nullable: true,
      description:
        "What the server proposes (src/engine/grades): 100 for what is done, the best accuracy for a text without a " +
        "required one, 70 to 100 for an exam by its level; less if it was done late. Null while it is not done.",
    }),
    givenPercent: t.exposeFloat("givenPercent", {
      nullable: true,
      description: "The coach's own grade. Null if the proposed one counts.",
    }),
    isExcused: t.exposeBoolean("isExcused", { description: "Whether it does not count for this member." }),
    comment: t.exposeString("comment", { description: "The coach's comment, up to 500 characters. Empty for none." }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When the work was done. Null while it is not.",
    }),
    extendedUntil: t.expose("extendedUntil", {
      type: "DateTime",
      nullable: true,
      description: "When it is due for this member, if a coach gave them more time; otherwise null.",
    }),
    isLate: t.exposeBoolean("isLate", { description: "Done after the due date, or due and not done." }),
    version: t.exposeInt("version", {
      description:
        "0 until a coach decides, and up by one with each change. A change names the version it is based on.",
    }),
  }),
});

const GradeRowObject = builder.objectRef<GradeRow>("GradeRow").implement({
  description: "A member and their grades.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The member." }),
    grades: t.field({
      type: [GradeNode],
      nullable: { list: false, items: true },
      resolve: async ({ grades }) => [...(await grades())],
      description: "In the order of the grade book's assignments. Null where one is not set to this member.",
    }),
  }),
});

const GradeBookObject = builder.objectRef<GradeBook>("GradeBook").implement({
  description: "The members of a group, its assignments, and the grades.",
  fields: (t) => ({
    assignments: t.field({
      type: [AssignmentNode],
      resolve: ({ assignments }) => [...assignments],
      description: "Open and closed ones, by when they are due or else opened.",
    }),
    rows: t.field({
      type: [GradeRowObject],
      resolve: ({ rows }) => [...rows],
      description: "Every member who is no coach, by display name.",
    }),
    hasEarlier: t.exposeBoolean("hasEarlier", {
      description: "Whether there are earlier assignments. At most 100 are returned, fewer with more than 60 members.",
    }),
  }),
});

const GradePeriodEnum = builder.enumType("GradePeriod", {
  description: "Which assignments a grade book has, by when they are due or else opened.",
  values: {
    FOUR_WEEKS: { description: "The last four weeks, and later." },
    TWELVE_WEEKS: { description: "The last twelve weeks, and later." },
    SCHOOL_YEAR: { description: "Since the first of August." },
    ALL: { description: "All." },
  } satisfies Record<GradePeriod, object>,
});

builder.objectField(GroupNode, "gradeBook", (t) =>
  t.field({
    type: GradeBookObject,
    nullable: true,
    description: "For coaches of the group and admins; null for members.",
    args: {
      period: t.arg({ type: GradePeriodEnum, defaultValue: "ALL", description: "Which assignments." }),
      kind: t.arg({ type: AssignmentKindEnum, required: false, description: "Of one kind. Null for all." }),
    },
    resolve: (group, { period, kind }, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH")
        ? selectGradeBook(services, viewer, group, { period: period ?? "ALL", kind: kind ?? null })
        : null,
  }),
);

builder.objectField(GroupMemberNode, "grades", (t) =>
  t.field({
    type: [GradeNode],
    nullable: true,
    description:
      "Their grades, by when the assignments are due or else opened; the last 100. For coaches of the group and " +
      "admins, and for the member if the group shares grades; null for others.",
    resolve: async ({ groupId, userId }, _args, context) => {
      const { viewer, services } = context;
      const [group] = await findGroups(services.database, viewer, [groupId]);
      if (!viewer || !group || !mayReadGrades(group, userId, context)) return null;
      return [...(await selectMemberGrades(services, viewer, group, userId))];
    },
  }),
);

const EarlierGradeObject = builder.objectRef<EarlierGrade>("EarlierGrade").implement({
  description: "A grade that a coach decided in a group which the member is no longer in.",
  fields: (t) => ({
    groupName: t.exposeString("groupName", { description: "The name of that group." }),
    grading: t.expose("grading", { type: GradingObject, description: "How that group grades." }),
    title: t.exposeString("title", { description: "The title of the assignment." }),
    at: t.expose("at", { type: "DateTime", description: "When the assignment was due, or else opened." }),
    percent: t.exposeFloat("percent", {
      nullable: true,
      description: "0 to 100. Null for those who are excused, and if the coach only wrote a comment.",
    }),
    isExcused: t.exposeBoolean("isExcused", { description: "Whether it does not count for this member." }),
    comment: t.exposeString("comment", { description: "The coach's comment, up to 500 characters. Empty for none." }),
  }),
});

builder.objectField(GroupMemberNode, "earlierGrades", (t) =>
  t.field({
    type: [EarlierGradeObject],
    nullable: true,
    description:
      "Grades that coaches decided in groups which the member is no longer in, by when the assignments were due or " +
      "else opened; the last 100. For the member those of groups that share grades; for coaches of the group and " +
      "admins those of groups from which a coach of both moved them here; null for others.",
    resolve: async (member, _args, context) => {
      const found = await selectEarlierGrades(member, context);
      return found === null ? null : [...found];
    },
  }),
);

builder.objectFields(AssignmentNode, (t) => ({
  weight: t.exposeInt("weight", {
    description: "How often its grades count in the average, 0 to 10. 0: they do not.",
  }),
  myGrade: t.field({
    type: GradeNode,
    nullable: true,
    description: "The viewer's own grade. Null if it is not set to them, or the group does not share grades.",
    resolve: (assignment, _args, context) => {
      const { viewer } = context;
      return viewer && assignment.isMine && mayReadGrades(assignment.group, viewer.userId, context)
        ? ownGrades(context).load(assignment)
        : null;
    },
  }),
}));

const SetGradeInput = builder.inputType("SetGradeInput", {
  description: "What a coach decides about a grade.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the grade." }),
    version: t.int({ description: "The Grade.version that this is based on." }),
    percent: t.float({ required: false, description: "0 to 100. Null: the proposed grade counts." }),
    isExcused: t.boolean({ description: "Whether it does not count for this member." }),
    comment: t.string({ description: "Up to 500 characters. Empty for none." }),
  }),
});

const SetGradeSuccess = builder.objectRef<{ readonly grade: SeenGrade }>("SetGradeSuccess").implement({
  description: "The decision is stored.",
  fields: (t) => ({
    grade: t.field({ type: GradeNode, resolve: ({ grade }) => grade, description: "The grade as it is now." }),
  }),
});

builder.mutationField("setGrade", (t) =>
  t.field({
    type: payload("SetGradePayload", SetGradeSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Stores a coach's grade, an excuse and a comment; without all three the proposed grade counts again. For " +
      "coaches of the group and admins. EDIT_CONFLICT if it has changed since `version`. NOT_FOUND if the assignment " +
      "is not set to this member. WRONG_ASSIGNMENT_STATE for drafts.",
    args: { input: t.arg({ type: SetGradeInput, required: true, description: "The decision." }) },
    resolve: (_root, { input: { id, ...decision } }, context) =>
      setGrade(context, { ...decision, key: gradeKeyOf(id) }),
  }),
);

builder.mutationField("setAssignmentWeight", (t) =>
  t.field({
    type: payload("SetAssignmentWeightPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes how often the grades of an assignment count in the average. For coaches of the group and admins, in " +
      "every state of the assignment. Its version stays.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      weight: t.arg.int({ required: true, description: "0 to 10. 0: its grades do not count." }),
    },
    resolve: (_root, { id, weight }, context) => setAssignmentWeight(context, id, weight),
  }),
);

const GradeStepInput = builder.inputType("GradeStepInput", {
  description: "A step of an own scale.",
  fields: (t) => ({
    label: t.string({ description: "1 to 12 characters." }),
    from: t.int({ description: "The lowest percentage that gets it, 0 to 100." }),
  }),
});

const ChangeGradingInput = builder.inputType("ChangeGradingInput", {
  description: "How a group grades.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    version: t.int({ description: "The Group.version that this change is based on." }),
    scale: t.field({ type: GradeScaleEnum, description: "The scale." }),
    steps: t.field({
      type: [GradeStepInput],
      description: "2 to 12 steps of OWN from high to low, the last from 0. Ignored for other scales.",
    }),
    latePercent: t.int({
      description: "How many points of a hundred the proposed grade loses when work was done late, 0 to 100.",
    }),
    isShared: t.boolean({ description: "Whether members see their own grades." }),
  }),
});

builder.mutationField("changeGrading", (t) =>
  t.field({
    type: payload("ChangeGradingPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes how a group grades. Grades are stored as percentages, so all of them are shown in the new scale. For " +
      "its coaches. EDIT_CONFLICT when the group has changed since `version`.",
    args: { input: t.arg({ type: ChangeGradingInput, required: true, description: "How it grades." }) },
    resolve: (_root, { input }, context) => changeGrading(context, input),
  }),
);
