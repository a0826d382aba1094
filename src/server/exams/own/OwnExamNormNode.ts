import { examSpeedUnits } from "../../../contract/examNormRules";
import { builder } from "../../graphql/builder";
import { payload } from "../../graphql/errors";
import { loadRows } from "../../graphql/loadRows";
import { GroupNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/groupRights";
import { ExamAidEnum, ExamNormObject, ExamSpeedUnitEnum } from "../examObjects";
import {
  archiveOwnNorm,
  changeOwnNorm,
  createOwnNorm,
  findOwnNorms,
  selectNormsOf,
  toExamNorm,
  type OwnNormRow,
} from "./ownNorms";

/** A norm that a group or the admins defined, for those who may change it. */
export const OwnExamNormNode = builder.loadableNodeRef("OwnExamNorm", {
  id: { resolve: ({ id }: OwnNormRow) => id, description: "Opaque global id." },
  load: (ids: string[], context) => loadRows(ids, (possible) => findOwnNorms(context, possible)),
});

builder.objectType(OwnExamNormNode, {
  name: "OwnExamNorm",
  description:
    "A norm that the coaches of a group or the admins of the server defined. Readable by those who may change it; " +
    "all others see its current version among `examNorms`.",
  fields: (t) => ({
    norm: t.field({ type: ExamNormObject, resolve: toExamNorm, description: "Its current version." }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when no exam can begin by it. Null while it is in use.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

builder.objectField(GroupNode, "ownExamNorms", (t) =>
  t.field({
    type: [OwnExamNormNode],
    nullable: true,
    description:
      "The norms that its coaches defined, oldest first, including archived ones; at most 50. For coaches and " +
      "admins: null for members.",
    resolve: (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? selectNormsOf(services.database, group.id) : null,
  }),
);

builder.queryField("ownExamNorms", (t) =>
  t.field({
    type: [OwnExamNormNode],
    nullable: true,
    description:
      "The norms that the admins defined for everyone, oldest first, including archived ones; at most 50. Null for " +
      "viewers who are not admins.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectNormsOf(services.database, null) : null,
  }),
);

const OwnExamNormSuccess = builder.objectRef<{ readonly norm: OwnNormRow }>("OwnExamNormSuccess").implement({
  description: "The change was made.",
  fields: (t) => ({
    ownExamNorm: t.field({
      type: OwnExamNormNode,
      resolve: ({ norm }) => norm,
      description: "The norm as it is now.",
    }),
    group: t.field({
      type: GroupNode,
      nullable: true,
      resolve: ({ norm }) => norm.groupId,
      description: "The group whose norm it is. Null for one of the admins.",
    }),
    ownExamNorms: t.field({
      type: [OwnExamNormNode],
      nullable: true,
      resolve: ({ norm }, _args, { services }) =>
        norm.groupId === null ? selectNormsOf(services.database, null) : null,
      description: "All norms of the admins, as they are now. Null for one of a group.",
    }),
  }),
});

const OwnExamLevelInput = builder.inputType("OwnExamLevelInput", {
  description: "A level of a norm.",
  fields: (t) => ({
    name: t.string({
      required: false,
      description: "Up to 30 characters. Null or empty: it is called by its number.",
    }),
    speed: t.int({ description: "The minimum speed, in the norm's unit: 1 to 900, and more than the level before." }),
    dyslexiaSpeed: t.int({
      required: false,
      description:
        "The minimum speed with a statement of dyslexia, at most `speed`. Null: with such a statement, this level " +
        "cannot be reached; if it is null for all levels, the same speeds apply.",
    }),
    maxErrors: t.int({
      required: false,
      description:
        "Maximum number of errors besides the norm's own limit: 0 to 999, and no more than at the level before. " +
        "Null: no further limit. Left out: as before if the norm is changed.",
    }),
  }),
});

const OwnExamNormFieldsInput = builder.inputType("OwnExamNormFieldsInput", {
  description:
    "What a norm asks for. The highest level may ask for at most 15,000 strokes per attempt, because that is how " +
    "many a log has room for.",
  fields: (t) => ({
    title: t.string({ description: "1 to 60 characters." }),
    minutes: t.int({ description: "Minutes per attempt: 1 to 60." }),
    attempts: t.int({ description: "Attempts per exam, the best one counts: 1 to 5." }),
    unit: t.field({ type: ExamSpeedUnitEnum, description: `The unit of its speeds: ${examSpeedUnits.join(" or ")}.` }),
    maxErrorPercent: t.float({
      description: "Maximum number of errors in percent of the strokes: 0 to 10, with one decimal.",
    }),
    isStrict: t.boolean({
      required: false,
      description:
        "Whether there must be fewer errors than `maxErrorPercent`, which is more than 0 then. Null: no, or as " +
        "before if the norm is changed.",
    }),
    isNet: t.boolean({ description: "Whether each error takes a word (five strokes) off the speed." }),
    unmarked: t.field({
      type: [ExamAidEnum],
      required: false,
      description: "What its certificates leave unsaid. Null: nothing, or as before if the norm is changed.",
    }),
    levels: t.field({ type: [OwnExamLevelInput], description: "1 to 6 levels, from low to high." }),
  }),
});

const CreateOwnExamNormInput = builder.inputType("CreateOwnExamNormInput", {
  description: "A new norm.",
  fields: (t) => ({
    groupId: t.id({ required: false, description: "Global id of the group. Null: for everyone." }),
    fields: t.field({ type: OwnExamNormFieldsInput, description: "What it asks for." }),
  }),
});

const ChangeOwnExamNormInput = builder.inputType("ChangeOwnExamNormInput", {
  description: "Changes to a norm.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the norm." }),
    version: t.int({ description: "The version that this is based on." }),
    fields: t.field({ type: OwnExamNormFieldsInput, description: "Its new requirements." }),
  }),
});

builder.mutationFields((t) => ({
  createOwnExamNorm: t.field({
    type: payload("CreateOwnExamNormPayload", OwnExamNormSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Defines a norm: for a group, by its coaches and admins; or for everyone, by admins (others get " +
      "NOT_ALLOWED). A group can have at most 50, and so can the admins (otherwise TOO_MANY_EXAM_NORMS).",
    args: {
      input: t.arg({ type: CreateOwnExamNormInput, required: true, description: "The norm." }),
    },
    resolve: (_root, { input }, context) => createOwnNorm(context, input),
  }),
  changeOwnExamNorm: t.field({
    type: payload("ChangeOwnExamNormPayload", OwnExamNormSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a new version of a norm. Existing exams keep their version. For those who may define such a " +
      "norm. EDIT_CONFLICT if it has changed since `version`.",
    args: { input: t.arg({ type: ChangeOwnExamNormInput, required: true, description: "What it asks for." }) },
    resolve: (_root, { input }, context) => changeOwnNorm(context, input),
  }),
  archiveOwnExamNorm: t.field({
    type: payload("ArchiveOwnExamNormPayload", OwnExamNormSuccess, ["RefusedError"]),
    description:
      "Archives a norm: no exam can begin by it anymore. Existing exams continue, and certificates stay. For " +
      "those who may define such a norm. An archived one stays as it is.",
    args: { id: t.arg.id({ required: true, description: "Global id of the norm." }) },
    resolve: (_root, { id }, context) => archiveOwnNorm(context, id, true),
  }),
  restoreOwnExamNorm: t.field({
    type: payload("RestoreOwnExamNormPayload", OwnExamNormSuccess, ["RefusedError"]),
    description: "Restores an archived norm. For those who may define such a norm.",
    args: { id: t.arg.id({ required: true, description: "Global id of the norm." }) },
    resolve: (_root, { id }, context) => archiveOwnNorm(context, id, false),
  }),
}));
