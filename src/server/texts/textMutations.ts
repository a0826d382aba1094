import { fromGlobalId, toGlobalId } from "../globalIds";
import { selectBookmarks, setBookmark } from "./bookmarksAndFavorites";
import { limits } from "../../contract/limits";
import type { TextRow } from "../database/schema";
import { DomainError } from "../DomainError";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { changesIn, type TextChange } from "../../engine/text/normalizeText";
import { changeTextState, deleteText, reviewText, saveText, saveVersionedText, shareText } from "./changeText";
import { TextNode, TextVisibilityEnum } from "./TextNode";
import { textCursor, UserTextsEdge } from "./textQueries";
import { archive, restore, submit } from "./textTransitions";

const TextChangeKindEnum = builder.enumType("TextChangeKind", {
  description: "A kind of change that normalizing makes to a text.",
  values: {
    LINE_BREAKS: { value: "lineBreaks", description: "Line breaks became a space." },
    TABS: { value: "tabs", description: "Tabs became a space." },
    SPACES: {
      value: "spaces",
      description:
        "Other kinds of spaces became plain ones, spaces at the ends were removed, and repeated ones became one.",
    },
    INVISIBLE: { value: "invisible", description: "Invisible characters were removed." },
    SPELLED_OUT: {
      value: "spelledOut",
      description: "Signs that take several keys, such as the ellipsis, were spelled out.",
    },
    COMPOSED: { value: "composed", description: "Letters and separate accents became one character." },
  } as const,
});

export const TextChangeType = builder.objectRef<TextChange>("TextChange").implement({
  description: "One kind of change that was made to a text.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextChangeKindEnum, description: "The kind of change." }),
    count: t.exposeInt("count", { description: "Number of changes, at least 1." }),
  }),
});

/** The result of every change of a text's state. */
const TextSuccess = builder.objectRef<{ readonly text: TextRow }>("TextSuccess").implement({
  description: "The change was made.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text as it is now." }),
  }),
});

const SaveTextInput = builder.inputType("SaveTextInput", {
  description: "A new text of the viewer, or a change of one of theirs.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the text to change. Null for a new one." }),
    version: t.int({ required: false, description: "With an id: the version that the change is based on." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) after normalizing, all of them printable.",
    }),
    tags: t.stringList({
      required: false,
      description:
        "Its subjects: at most 10, of at most 30 characters each; stored in lower case. Null keeps the current ones.",
    }),
    source: t.string({
      required: false,
      description: "Its source and license: at most 300 characters. Null keeps the current one.",
    }),
    visibility: t.field({
      type: TextVisibilityEnum,
      required: false,
      description: "Visibility of a new text; ignored for changes. Null is OWN; PUBLIC submits it for review.",
    }),
    groupId: t.id({ required: false, description: "With GROUP: global id of a group that the viewer is in." }),
  }),
});

type Saved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveTextSuccess = builder.objectRef<Saved>("SaveTextSuccess").implement({
  description: "The text was saved.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The saved text." }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How normalizing changed the body; empty if it did not.",
    }),
  }),
});

builder.mutationField("saveText", (t) =>
  t.field({
    type: payload("SaveTextPayload", SaveTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Saves a new text of the viewer, or changes one of theirs. Guests can have private texts; sharing needs an " +
      "account (ACCOUNT_NEEDED). At most 200 texts (otherwise TOO_MANY_TEXTS). EDIT_CONFLICT when the text has " +
      "changed since `version`, WRONG_STATE when it is archived. A public text that is changed is reviewed again. " +
      "NOT_ALLOWED for a text shared with a group that the viewer has left. Bookmarks in the text keep their " +
      "position.",
    args: { input: t.arg({ type: SaveTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      const text = await saveVersionedText(context, input);
      return text instanceof DomainError ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

const TextVersionInput = builder.inputType("TextVersionInput", {
  description: "A text, and the version that the viewer saw.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the text." }),
    version: t.int({ description: "The Text.version that the viewer saw. EDIT_CONFLICT if it has changed since." }),
  }),
});

const ShareTextInput = builder.inputType("ShareTextInput", {
  description: "With whom to share a text.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "The text." }),
    groupId: t.id({
      required: false,
      description: "Global id of a group that the viewer is in. Null makes the text private again.",
    }),
  }),
});

const ReviewTextInput = builder.inputType("ReviewTextInput", {
  description: "An admin's decision about a text.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "The text." }),
    isPublished: t.boolean({
      description: "Whether to publish it for everyone; otherwise it is sent back to its owner.",
    }),
    note: t.string({ required: false, description: "Reason for sending it back: 1 to 500 characters." }),
  }),
});

const common =
  "NOT_FOUND for a text that the viewer may not read, NOT_ALLOWED for viewers who may not do this, WRONG_STATE when " +
  "the text's state does not allow it.";

builder.mutationField("shareText", (t) =>
  t.field({
    type: payload("ShareTextPayload", TextSuccess, ["RefusedError"]),
    description:
      `Shares one of the viewer's texts with a group, whose members can read it at once, or ` +
      `makes it private again: takes it back from its group or from review. For members. ${common}`,
    args: { input: t.arg({ type: ShareTextInput, description: "The text and the group." }) },
    resolve: (_root, { input }, context) => shareText(context, input.text, input.groupId ?? null),
  }),
);

builder.mutationField("submitText", (t) =>
  t.field({
    type: payload("SubmitTextPayload", TextSuccess, ["RefusedError"]),
    description:
      `Submits one of the viewer's texts for publication; an admin reviews it. For members; not ` +
      `for texts shared with a group. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, submit),
  }),
);

builder.mutationField("reviewText", (t) =>
  t.field({
    type: payload("ReviewTextPayload", TextSuccess, ["InvalidInputError", "RefusedError"]),
    description: `Publishes a text in review, or sends it back to its owner with a note. For admins. ${common}`,
    args: { input: t.arg({ type: ReviewTextInput, description: "The decision." }) },
    resolve: (_root, { input }, context) =>
      reviewText(context, input.text, { isPublished: input.isPublished, note: input.note ?? "" }),
  }),
);

builder.mutationField("archiveText", (t) =>
  t.field({
    type: payload("ArchiveTextPayload", TextSuccess, ["RefusedError"]),
    description:
      `Archives a published text. For its owner, for coaches of its group, and for admins if it ` +
      `is public, including library texts. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, archive),
  }),
);

builder.mutationField("restoreText", (t) =>
  t.field({
    type: payload("RestoreTextPayload", TextSuccess, ["RefusedError"]),
    description:
      `Restores an archived text: for coaches of its group, and for admins if it is public. When ` +
      `the owner restores a public text, it is reviewed again. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, restore),
  }),
);

const SaveOwnTextInput = builder.inputType("SaveOwnTextInput", {
  description: "A private text of the viewer.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the text to replace. Null for a new one." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) after normalizing, all of them printable.",
    }),
  }),
});

type SaveOwnTextSaved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveOwnTextSuccess = builder.objectRef<SaveOwnTextSaved>("SaveOwnTextSuccess").implement({
  description: "The text was saved.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The saved text." }),
    textEdge: t.field({
      type: UserTextsEdge,
      resolve: ({ text }) => ({ cursor: textCursor(text), node: text }),
      description: "The same, for the viewer's list of texts.",
    }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How normalizing changed the body; empty if it did not.",
    }),
  }),
});

builder.mutationField("saveOwnText", (t) =>
  t.field({
    type: payload("SaveOwnTextPayload", SaveOwnTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Saves a private text of the viewer, or changes the content of one of theirs; for guests and members. Like " +
      "saveText, but without versions: the last change wins. At most 200 texts (otherwise TOO_MANY_TEXTS). " +
      "Bookmarks in the text keep their position.",
    args: { input: t.arg({ type: SaveOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      const text = await saveText(context, input);
      return text instanceof DomainError ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

const DeleteOwnTextInput = builder.inputType("DeleteOwnTextInput", {
  description: "The text to delete.",
  fields: (t) => ({ id: t.id({ description: "Global id of one of the viewer's texts." }) }),
});

const DeleteOwnTextSuccess = builder.objectRef<{ readonly id: string }>("DeleteOwnTextSuccess").implement({
  description: "The text and its bookmarks were deleted. Its results stay, with what was typed.",
  fields: (t) => ({
    deletedTextId: t.id({
      resolve: ({ id }) => toGlobalId("Text", id),
      description: "Global id of the deleted text.",
    }),
  }),
});

builder.mutationField("deleteOwnText", (t) =>
  t.field({
    type: payload("DeleteOwnTextPayload", DeleteOwnTextSuccess, ["RefusedError"]),
    description:
      "Deletes a private text of the viewer. NOT_FOUND when they have no such text. WRONG_STATE for one that is " +
      "shared or in review: take it back first, or archive it.",
    args: { input: t.arg({ type: DeleteOwnTextInput, description: "The text." }) },
    resolve: (_root, { input }, context) => deleteText(context, input.id),
  }),
);

const SetBookmarkInput = builder.inputType("SetBookmarkInput", {
  description: "A new bookmark of the viewer in a text.",
  fields: (t) => ({
    textId: t.id({ description: "Global id of a library text or one of the viewer's own." }),
    position: t.int({
      description:
        "UTF-16 units of the body: 0 for its start, its length for its end. A position within a part is moved " +
        "to the part's start.",
    }),
  }),
});

const SetBookmarkSuccess = builder.objectRef<{ readonly text: TextRow }>("SetBookmarkSuccess").implement({
  description: "The bookmark was saved.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text, with the bookmark." }),
  }),
});

builder.mutationField("setBookmark", (t) =>
  t.field({
    type: payload("SetBookmarkPayload", SetBookmarkSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Saves the viewer's bookmark in a text that they read in parts, to go back to its start or to another " +
      "part. Saving a run of a part moves it automatically.",
    args: { input: t.arg({ type: SetBookmarkInput, description: "The bookmark." }) },
    resolve: (_root, { input }, { viewer, services }) =>
      setBookmark(services, viewer, fromGlobalId("Text", input.textId), input.position),
  }),
);

builder.objectField(TextNode, "bookmark", (t) =>
  t.loadable({
    type: "Int",
    nullable: true,
    description:
      "Where the viewer continues in this text, in UTF-16 units of the body: the start of a part, or the " +
      "body's length if they have read it all. Null if they have not begun.",
    load: (textIds: string[], { viewer, services }) => selectBookmarks(services.database, viewer, textIds),
    resolve: (text) => text.id,
  }),
);
