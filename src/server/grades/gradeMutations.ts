import { AssignmentSuccess } from "../assignments/assignmentMutations";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { GroupSuccess } from "../groups/GroupNode";
import { changeGrading, setAssignmentWeight, setGrade } from "./changeGrades";
import { gradeKeyOf, type SeenGrade } from "./grades";
import { GradeNode, GradeScaleEnum } from "./gradeTypes";

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
