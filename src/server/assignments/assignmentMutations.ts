import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum, KeyboardLayoutEnum } from "../graphql/scalars";
import { AssignmentKindEnum, AssignmentNode, assignmentCursor, GroupAssignmentsEdge } from "./AssignmentNode";
import type { SeenAssignment } from "./assignments";
import {
  changeAssignment,
  closeAssignment,
  createAssignment,
  deleteAssignment,
  openAssignment,
} from "./changeAssignment";
import type { PlanId } from "../../engine/lessons/assignmentPlans";
import { changeException } from "./changeException";
import { copyAssignment, makePlan } from "./reuseAssignments";
import { AssignmentProgress } from "./progress/assignmentProgress";
import type { MemberProgress } from "./progress/memberProgress";

/** The result of every change of an assignment. */
export const AssignmentSuccess = builder
  .objectRef<{ readonly assignment: SeenAssignment }>("AssignmentSuccess")
  .implement({
    description: "The change was made.",
    fields: (t) => ({
      assignment: t.field({
        type: AssignmentNode,
        resolve: ({ assignment }) => assignment,
        description: "The assignment as it is now.",
      }),
      assignmentEdge: t.field({
        type: GroupAssignmentsEdge,
        resolve: ({ assignment }) => ({ cursor: assignmentCursor(assignment), node: assignment }),
        description: "The same assignment, for the list of its group.",
      }),
    }),
  });

const AssignmentTaskInput = builder.inputType("AssignmentTaskInput", {
  description: "One task. Fields for another kind are ignored.",
  fields: (t) => ({
    kind: t.field({ type: AssignmentKindEnum, description: "What kind of work it is." }),
    lesson: t.string({ required: false, description: "Id of the lesson. Only for LESSON." }),
    exercise: t.string({
      required: false,
      description: "Id of the only exercise of the lesson that is asked, such as a game. Null: all. Only for LESSON.",
    }),
    textId: t.id({
      required: false,
      description:
        "Global id of a text that the group's members may read: published for all, or shared with the group. Only " +
        "for TEXT.",
    }),
    norm: t.string({ required: false, description: "Name of the norm. Only for EXAM." }),
    language: t.field({
      type: LanguageEnum,
      required: false,
      description:
        "For EXAM, which needs one: language of its texts. For GOAL: the only language that counts; null for any.",
    }),
    isAnyLanguage: t.boolean({
      required: false,
      description: "Whether the exam may be taken in any language, so that `language` is a suggestion. Only for EXAM.",
    }),
    minutes: t.int({ required: false, description: "1 to 600. Only for GOAL." }),
    accuracy: t.int({ required: false, description: "50 to 100. Only for TEXT and GOAL." }),
    wpm: t.int({ required: false, description: "5 to 250. Only for GOAL." }),
  }),
});

/** The fields of an assignment in what is sent. */
const AssignmentFieldsInput = builder.inputType("AssignmentFieldsInput", {
  description:
    "The fields of an assignment. Earlier pages name its first task in the fields from `kind` to `wpm` instead of " +
    "`tasks`; its other tasks then stay.",
  fields: (t) => ({
    title: t.string({ description: "1 to 100 characters." }),
    note: t.string({ required: false, description: "Up to 500 characters. Null for none." }),
    tasks: t.field({
      type: [AssignmentTaskInput],
      required: false,
      description: "What the members have to do, in order: 1 to 10. Issues are named like `tasks.1.lesson`.",
    }),
    kind: t.field({ type: AssignmentKindEnum, required: false, description: "As in `tasks`." }),
    lesson: t.string({ required: false, description: "As in `tasks`." }),
    textId: t.id({ required: false, description: "As in `tasks`." }),
    norm: t.string({ required: false, description: "As in `tasks`." }),
    language: t.field({ type: LanguageEnum, required: false, description: "As in `tasks`, but only for EXAM." }),
    minutes: t.int({ required: false, description: "As in `tasks`." }),
    accuracy: t.int({ required: false, description: "As in `tasks`." }),
    wpm: t.int({ required: false, description: "As in `tasks`." }),
    opensAt: t.field({ type: "DateTime", description: "When it opens." }),
    dueAt: t.field({
      type: "DateTime",
      required: false,
      description: "When it is due; not before it opens. Null: no due date.",
    }),
    memberIds: t.idList({
      required: false,
      description:
        "Global ids of the group members to whom it is set. Null: all members, including those who join later.",
    }),
  }),
});

const CreateAssignmentInput = builder.inputType("CreateAssignmentInput", {
  description: "A new assignment.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "What it says." }),
    isOpen: t.boolean({
      required: false,
      description: "True: it is open, so that members see it from `opensAt` on. Otherwise it is a draft.",
    }),
  }),
});

builder.mutationField("createAssignment", (t) =>
  t.field({
    type: payload("CreateAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes an assignment, as a draft or open. For coaches of the group and admins. A group can have at most 500 " +
      "(otherwise TOO_MANY_ASSIGNMENTS).",
    args: { input: t.arg({ type: CreateAssignmentInput, required: true, description: "The assignment." }) },
    resolve: (_root, { input }, context) => createAssignment(context, input),
  }),
);

const ChangeAssignmentInput = builder.inputType("ChangeAssignmentInput", {
  description: "Changes to an assignment.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the assignment." }),
    version: t.int({ description: "The version that this is based on." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "Its new content." }),
  }),
});

builder.mutationField("changeAssignment", (t) =>
  t.field({
    type: payload("ChangeAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes an assignment that is a draft or open. For coaches of the group and admins. EDIT_CONFLICT if " +
      "it has changed since `version`. WRONG_ASSIGNMENT_STATE if it is closed. What members have done so far " +
      "is evaluated again.",
    args: { input: t.arg({ type: ChangeAssignmentInput, required: true, description: "What it says." }) },
    resolve: (_root, { input }, context) => changeAssignment(context, input),
  }),
);

builder.mutationField("openAssignment", (t) =>
  t.field({
    type: payload("OpenAssignmentPayload", AssignmentSuccess, ["RefusedError"]),
    description:
      "Opens a draft: members see it from `opensAt` on. For coaches of the group and admins. " +
      "WRONG_ASSIGNMENT_STATE if it is not a draft. EDIT_CONFLICT if it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => openAssignment(context, id, version),
  }),
);

builder.mutationField("closeAssignment", (t) =>
  t.field({
    type: payload("CloseAssignmentPayload", AssignmentSuccess, ["RefusedError"]),
    description:
      "Closes an open assignment: later work does not count. For coaches of the group and admins. " +
      "WRONG_ASSIGNMENT_STATE if it is not open. EDIT_CONFLICT if it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => closeAssignment(context, id, version),
  }),
);

const DeleteAssignmentSuccess = builder.objectRef<{ readonly deletedId: string }>("DeleteAssignmentSuccess").implement({
  description: "The draft is gone.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Global id of what was deleted." }) }),
});

builder.mutationField("deleteAssignment", (t) =>
  t.field({
    type: payload("DeleteAssignmentPayload", DeleteAssignmentSuccess, ["RefusedError"]),
    description:
      "Deletes a draft. For coaches of the group and admins. What was opened stays (WRONG_ASSIGNMENT_STATE). " +
      "EDIT_CONFLICT if it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => deleteAssignment(context, id, version),
  }),
);

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
