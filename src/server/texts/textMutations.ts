import { builder } from "../graphql/builder";
import { saveText, changeTextState } from "./changeText";
import { type TextChange, changesIn } from "./changesIn";
import { archive, publish, restore, sendBack, share, submit, takeBack } from "./textTransitions";
import { type TextRow, texts } from "../database/schema";
import { TextNode, TextVisibilityEnum } from "./TextNode";
import { limits } from "../../contract/limits";
import { LanguageEnum } from "../graphql/scalars";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { makeReviewNoteRules } from "../../contract/textRules";
import { normaliseText } from "../../engine/text/normaliseText";
import { openGroup } from "../groups/groups";
import { validate } from "../validate";
import { textCursor, UserTextsEdge } from "./textQueries";
import { and, eq, isNull, or } from "drizzle-orm";
import { fromGlobalId, toGlobalId } from "../graphql/pagination";

const TextChangeKindEnum = builder.enumType("TextChangeKind", {
  description: "What normalising does to a text.",
  values: {
    LINE_BREAKS: { value: "lineBreaks", description: "Line breaks became a space." },
    TABS: { value: "tabs", description: "Tabs became a space." },
    SPACES: {
      value: "spaces",
      description: "Spaces of other kinds, at the ends, or more than one, became a single one or none.",
    },
    INVISIBLE: { value: "invisible", description: "Characters that show nothing were left out." },
    SPELLED_OUT: { value: "spelledOut", description: "Signs for several keys, such as the ellipsis, were spelt out." },
    COMPOSED: { value: "composed", description: "Letters and their accents became one character." },
  } as const,
});

export const TextChangeType = builder.objectRef<TextChange>("TextChange").implement({
  description: "One kind of change that was made to a text.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextChangeKindEnum, description: "Which." }),
    count: t.exposeInt("count", { description: "How often, at least 1." }),
  }),
});

/** What every change of a text's state gives. */
const TextSuccess = builder.objectRef<{ readonly text: TextRow }>("TextSuccess").implement({
  description: "It is done.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text as it is now." }),
  }),
});

const SaveTextInput = builder.inputType("SaveTextInput", {
  description: "A text that the viewer brings, or a change of one of theirs.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the own text that this changes. Null for a new one." }),
    version: t.int({ required: false, description: "With an id: the version that the change is based on." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "What it is written in." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) once it is normalised, all of them printable.",
    }),
    tags: t.stringList({
      required: false,
      description:
        "What it is about: at most 10, of at most 30 characters each; kept in small letters. Null leaves what " +
        "there is.",
    }),
    source: t.string({
      required: false,
      description: "Where it comes from, and under which licence: at most 300 characters. Null leaves what there is.",
    }),
    visibility: t.field({
      type: TextVisibilityEnum,
      required: false,
      description: "Of a new text only: for whom it shall be. Null is OWN; PUBLIC sends it to be reviewed.",
    }),
    groupId: t.id({ required: false, description: "With GROUP: global id of a group that the viewer is in." }),
  }),
});

type Saved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveTextSuccess = builder.objectRef<Saved>("SaveTextSuccess").implement({
  description: "The text is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "What is kept." }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How the body differs from the one that was sent; none when it does not.",
    }),
  }),
});

builder.mutationField("saveText", (t) =>
  t.field({
    type: payload("SaveTextPayload", SaveTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps a new text for the viewer, or changes one of theirs. Guests keep texts for themselves; sharing needs " +
      "an account (ACCOUNT_NEEDED). At most 200 (else TOO_MANY_TEXTS). " +
      "A change of another version than there is now is EDIT_CONFLICT, and of an archived text WRONG_STATE. A " +
      "public text that is changed waits for review again; " +
      "one of a group that the viewer has left cannot be changed (NOT_ALLOWED). Places in a text stay where they " +
      "were when it changes.",
    args: { input: t.arg({ type: SaveTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      if (input.id != null && input.version == null) return new DomainError("EDIT_CONFLICT");
      const text = await saveText(context, input);
      return text instanceof DomainError ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

const noteRules = makeReviewNoteRules(normaliseText);

const TextVersionInput = builder.inputType("TextVersionInput", {
  description: "A text, and the version that was decided on.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the text." }),
    version: t.int({ description: "Text.version as it was seen; another one now is EDIT_CONFLICT." }),
  }),
});

const ShareTextInput = builder.inputType("ShareTextInput", {
  description: "Who shall have a text.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "Which." }),
    groupId: t.id({
      required: false,
      description: "Global id of a group that the viewer is in. Null makes it theirs alone again.",
    }),
  }),
});

const ReviewTextInput = builder.inputType("ReviewTextInput", {
  description: "What an admin decided.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "Which." }),
    isPublished: t.boolean({ description: "Whether everybody shall have it; else it goes back to its owner." }),
    note: t.string({ required: false, description: "Why it goes back: 1 to 500 characters." }),
  }),
});

const common =
  "NOT_FOUND for a text that the viewer may not read, NOT_ALLOWED for viewers who may not do this, WRONG_STATE when " +
  "the text's state does not allow it.";

builder.mutationField("shareText", (t) =>
  t.field({
    type: payload("ShareTextPayload", TextSuccess, ["RefusedError"]),
    description: `Shares one of the viewer's texts with a group, whose members can read it at once, or makes it private again: takes it back from its group or from review. For members. ${common}`,
    args: { input: t.arg({ type: ShareTextInput, description: "The text and the group." }) },
    resolve: async (_root, { input }, context) => {
      if (input.groupId == null) return changeTextState(context, input.text, takeBack);
      if (context.viewer?.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
      const opened = await openGroup(context, input.groupId, "MEMBER");
      return opened instanceof DomainError ? opened : changeTextState(context, input.text, share(opened.group.id));
    },
  }),
);

builder.mutationField("submitText", (t) =>
  t.field({
    type: payload("SubmitTextPayload", TextSuccess, ["RefusedError"]),
    description: `Submits one of the viewer's texts for publication; an admin reviews it. For members; not for texts shared with a group. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, submit),
  }),
);

builder.mutationField("reviewText", (t) =>
  t.field({
    type: payload("ReviewTextPayload", TextSuccess, ["InvalidInputError", "RefusedError"]),
    description: `Publishes a text in review, or sends it back to its owner with a note. For admins. ${common}`,
    args: { input: t.arg({ type: ReviewTextInput, description: "The decision." }) },
    resolve: async (_root, { input }, context) => {
      if (input.isPublished) return changeTextState(context, input.text, publish);
      const clean = await validate(noteRules, { note: input.note ?? "" });
      return clean instanceof DomainError ? clean : changeTextState(context, input.text, sendBack(clean.note));
    },
  }),
);

builder.mutationField("archiveText", (t) =>
  t.field({
    type: payload("ArchiveTextPayload", TextSuccess, ["RefusedError"]),
    description: `Archives a published text. For its owner, for coaches of its group, and for admins if it is public, including library texts. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, archive),
  }),
);

builder.mutationField("restoreText", (t) =>
  t.field({
    type: payload("RestoreTextPayload", TextSuccess, ["RefusedError"]),
    description: `Restores an archived text: for coaches of its group, and for admins if it is public. When the owner restores a public text, it is reviewed again. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, restore),
  }),
);

const SaveOwnTextInput = builder.inputType("SaveOwnTextInput", {
  description: "A text that the viewer keeps for themselves.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the own text that this replaces. Null for a new one." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "What it is written in." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) once it is normalised, all of them printable.",
    }),
  }),
});

type SaveOwnTextSaved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveOwnTextSuccess = builder.objectRef<SaveOwnTextSaved>("SaveOwnTextSuccess").implement({
  description: "The text is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "What is kept." }),
    textEdge: t.field({
      type: UserTextsEdge,
      resolve: ({ text }) => ({ cursor: textCursor(text), node: text }),
      description: "The same, for the viewer's list of texts.",
    }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How the body differs from the one that was sent; none when it does not.",
    }),
  }),
});

builder.mutationField("saveOwnText", (t) =>
  t.field({
    type: payload("SaveOwnTextPayload", SaveOwnTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps a text for the viewer alone, or changes the words of one of theirs; for guests and members. As " +
      "saveText, without versions: the last change stays. " +
      "At most 200 (else TOO_MANY_TEXTS). Places in a text stay where they were when it changes.",
    args: { input: t.arg({ type: SaveOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      const text = await saveText(context, input);
      return text instanceof DomainError ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

const DeleteOwnTextInput = builder.inputType("DeleteOwnTextInput", {
  description: "Which text shall go.",
  fields: (t) => ({ id: t.id({ description: "Global id of a text of the viewer's own." }) }),
});

const DeleteOwnTextSuccess = builder.objectRef<{ readonly id: string }>("DeleteOwnTextSuccess").implement({
  description: "The text is gone, and the place in it. Results of it stay, with what was typed.",
  fields: (t) => ({
    deletedTextId: t.id({
      resolve: ({ id }) => toGlobalId("Text", id),
      description: "Global id of the text that was.",
    }),
  }),
});

builder.mutationField("deleteOwnText", (t) =>
  t.field({
    type: payload("DeleteOwnTextPayload", DeleteOwnTextSuccess, ["RefusedError"]),
    description:
      "Deletes a text that the viewer keeps for themselves. NOT_FOUND when there is none of theirs, or not any " +
      "more; WRONG_STATE for one that others have or that waits for review: take it back first, or archive it.",
    args: { input: t.arg({ type: DeleteOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      const id = fromGlobalId("Text", input.id);
      if (id === null) return new DomainError("NOT_FOUND");
      const mine = and(eq(texts.id, id), eq(texts.ownerId, viewer.userId));
      const [gone] = await services.database.delete(texts).where(and(mine, isKeptAlone)).returning({ id: texts.id });
      if (gone) return gone;
      const [shared] = await services.database.select({ id: texts.id }).from(texts).where(mine);
      return new DomainError(shared ? "WRONG_STATE" : "NOT_FOUND");
    },
  }),
);

/** As isUnshared, on rows. */
const isKeptAlone = or(eq(texts.visibility, "OWN"), and(eq(texts.visibility, "GROUP"), isNull(texts.groupId)));
