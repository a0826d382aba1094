import type { PlanId } from "../../engine/lessons/assignmentPlans";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { AssignmentNode } from "./AssignmentNode";
import type { SeenAssignment } from "./assignments";
import { changeException } from "./changeException";
import { copyAssignment, makePlan } from "./reuseAssignments";
import { AssignmentProgress } from "./progress/assignmentProgress";
import type { MemberProgress } from "./progress/memberProgress";

const CopyAssignmentInput = builder.inputType("CopyAssignmentInput", {
  description: "A copy of an assignment.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the assignment that is copied." }),
    groupIds: t.idList({ description: "Global ids of 1 to 20 groups; its own may be one of them." }),
    opensAt: t.field({ type: "DateTime", description: "When the copies open. The due date moves along." }),
  }),
});

type Copies = { readonly assignments: readonly SeenAssignment[] };

const CopyAssignmentSuccess = builder.objectRef<Copies>("CopyAssignmentSuccess").implement({
  description: "Each group has a copy.",
  fields: (t) => ({
    assignments: t.field({
      type: [AssignmentNode],
      resolve: ({ assignments }) => [...assignments],
      description: "The copies.",
    }),
  }),
});

builder.mutationField("copyAssignment", (t) =>
  t.field({
    type: payload("CopyAssignmentPayload", CopyAssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Copies an assignment as a draft for everyone into groups, without anything of what members did. For those who " +
      "coach its group and each of the others, and for admins. The assignment may be in an archived group. A group " +
      "that cannot have it is named as `groupIds.1`, and then none gets a copy: NOT_FOUND, NOT_ALLOWED, " +
      "GROUP_ARCHIVED, TEXT_NOT_IN_GROUP or NORM_NOT_IN_GROUP.",
    args: { input: t.arg({ type: CopyAssignmentInput, required: true, description: "What is copied, and where." }) },
    resolve: (_root, { input }, context) => copyAssignment(context, input),
  }),
);

const AssignmentPlanEnum = builder.enumType("AssignmentPlan", {
  description: "Plans of twelve weeks through the course of a keyboard layout.",
  values: {
    AGE_9_12: { description: "For ages 9 to 12: letters, capitals and punctuation." },
    AGE_13_UP: { description: "From age 13: the whole course, with an exam in the last week." },
  } satisfies Record<PlanId, object>,
});

const MakePlanInput = builder.inputType("MakePlanInput", {
  description: "A plan for a group.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    plan: t.field({ type: AssignmentPlanEnum, description: "Which plan." }),
    layout: t.field({ type: KeyboardLayoutEnum, description: "The layout whose course it follows." }),
    language: t.field({ type: LanguageEnum, description: "Language of the exam's texts." }),
    startsOn: t.string({ description: "The day on which the first week begins, as `2026-08-31`." }),
    titles: t.stringList({ description: "A title for each of the twelve weeks, 1 to 100 characters." }),
    isOpen: t.boolean({ description: "Whether each week opens on its day; otherwise all are drafts." }),
  }),
});

type Made = Copies & { readonly made: number };

const MakePlanSuccess = builder.objectRef<Made>("MakePlanSuccess").implement({
  description: "The group has the assignments of the plan.",
  fields: (t) => ({
    assignments: t.field({
      type: [AssignmentNode],
      resolve: ({ assignments }) => [...assignments],
      description: "All of them, earliest first; also those that were there.",
    }),
    made: t.exposeInt("made", { description: "How many were made now." }),
  }),
});

builder.mutationField("makePlan", (t) =>
  t.field({
    type: payload("MakePlanPayload", MakePlanSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes the assignments of a plan, one for each week; the weeks that this plan has from the same day are not " +
      "made again. For coaches of the group and admins. TOO_MANY_ASSIGNMENTS if the group has no room for them.",
    args: { input: t.arg({ type: MakePlanInput, required: true, description: "The plan." }) },
    resolve: (_root, { input }, context) => makePlan(context, input),
  }),
);

const OtherTextInput = builder.inputType("OtherTextInput", {
  description: "Another text for one member.",
  fields: (t) => ({
    insteadOf: t.id({ description: "Global id of a text of the assignment." }),
    textId: t.id({ description: "Global id of the text to type instead, which the group's members may read." }),
  }),
});

const ChangeForMemberInput = builder.inputType("ChangeForMemberInput", {
  description: "What is different in an assignment for one member. It replaces what was different before.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the assignment." }),
    memberId: t.id({ description: "Global id of the group member." }),
    version: t.int({ description: "The `AssignmentProgress.exceptionVersion` that this is based on." }),
    isExcused: t.boolean({ description: "Whether they are excused from it: the same fact as `Grade.isExcused`." }),
    extendedUntil: t.field({
      type: "DateTime",
      required: false,
      description: "When it is due for them, later than for the others. Null: as for the others.",
    }),
    otherTexts: t.field({ type: [OtherTextInput], description: "Texts they type instead of the assignment's." }),
  }),
});

const ChangeForMemberSuccess = builder
  .objectRef<{ readonly progress: MemberProgress }>("ChangeForMemberSuccess")
  .implement({
    description: "The change was made.",
    fields: (t) => ({
      progress: t.field({
        type: AssignmentProgress,
        resolve: ({ progress }) => progress,
        description: "The member's progress as it is now.",
      }),
    }),
  });

builder.mutationField("changeForMember", (t) =>
  t.field({
    type: payload("ChangeForMemberPayload", ChangeForMemberSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Gives one member more time or another text, or excuses them. For coaches of the group and admins. " +
      "EDIT_CONFLICT if it has changed since `version`. WRONG_ASSIGNMENT_STATE if the assignment is closed.",
    args: { input: t.arg({ type: ChangeForMemberInput, required: true, description: "What is different." }) },
    resolve: (_root, { input }, context) => changeException(context, input),
  }),
);
