import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { DifficultyEnum, LanguageEnum } from "../graphql/scalars";
import { loadRows } from "../graphql/loadRows";
import { fromGlobalId } from "../globalIds";
import { findTexts, reportDifficulty } from "./texts";
import { textRights, rightsIn } from "./textTransitions";
import { actorOf } from "./changeText";
import type { TextPart } from "../../engine/practice/portions";
import type { DifficultyReport } from "../../engine/text/measureDifficulty";
import { GroupNode } from "../groups/GroupNode";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";
import { selectFavorites, setFavorite } from "./bookmarksAndFavorites";

/** A text to type, for viewers who may read it. */
export const TextNode = builder.loadableNodeRef("Text", {
  id: { resolve: (text: TextRow) => text.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) => loadRows(ids, (some) => findTexts(services.database, viewer, some)),
});

const TextPartObject = builder.objectRef<TextPart>("TextPart").implement({
  description: "A part of a text, typed in one run.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "What it is called." }),
    end: t.exposeInt("end", {
      description: "Where the next part begins, in UTF-16 units of the body; the body's length for the last.",
    }),
  }),
});

builder.objectType(TextNode, {
  name: "Text",
  description: "A text to type: from the library, published for everyone, shared with a group, or private to a user.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of the text." }),
    body: t.exposeString("body", {
      description: "The text itself: one line, normalized (Unicode NFC, single spaces).",
    }),
    difficulty: t.expose("difficulty", { type: DifficultyEnum, description: "How hard it is to type." }),
    characters: t.exposeInt("characters", {
      description: "Length of the body in graphemes, which is the number of key presses without errors.",
    }),
    tags: t.exposeStringList("tags", {
      description: "Its subjects, such as `animals`, and its audience, `children` or `adults`; may be empty.",
    }),
    parts: t.field({
      type: [TextPartObject],
      resolve: ({ parts }) => [...(parts ?? [])],
      description: "The parts of a story or a book, in order. Empty for a text that is divided by its length.",
    }),
    blurb: t.exposeString("blurb", { description: "What a book is about; empty for other texts." }),
    isOwn: t.boolean({
      resolve: ({ ownerId }, _args, { viewer }) => viewer !== null && ownerId === viewer.userId,
      description: "Whether the viewer added it.",
    }),
  }),
});

export const TextVisibilityEnum = builder.enumType("TextVisibility", {
  description: "Who can read a text once it is published.",
  values: {
    OWN: { description: "Only its owner." },
    GROUP: { description: "The members of one group, at once." },
    PUBLIC: { description: "Everyone, once an admin has published it. All library texts are PUBLIC." },
  } as const,
});

const TextStatusEnum = builder.enumType("TextStatus", {
  description: "State of a text. A private text is a DRAFT; a group's text is PUBLISHED at once.",
  values: {
    DRAFT: { description: "Only its owner can read it." },
    IN_REVIEW: { description: "Waiting for an admin to publish it or send it back." },
    PUBLISHED: { description: "Can be read according to its visibility." },
    ARCHIVED: {
      description:
        "No longer offered. Those who could read it still can, by its id, because assignments and results reference " +
        "it.",
    },
  } as const,
});

export const TextShelfEnum = builder.enumType("TextShelf", {
  description: "Where to look for texts.",
  values: {
    PUBLIC: { description: "The library, and texts of members that were published for everyone." },
    GROUP: { description: "Texts shared with the viewer's groups." },
    OWN: { description: "The viewer's own texts, shared or not, without archived ones." },
    ARCHIVED: { description: "Archived texts that the viewer added or may restore." },
  } as const,
});

const TextRightEnum = builder.enumType("TextRight", {
  description: "What the viewer may do with a text.",
  values: textRights,
});

const DifficultyReportType = builder.objectRef<DifficultyReport>("DifficultyReport").implement({
  description: "How hard a text is to type, and why. src/engine/text/measureDifficulty has the formula.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      description:
        "0 to 100, to one decimal, as compared with ordinary texts of its language. MEDIUM begins at 32, HARD at 48.",
    }),
    words: t.exposeFloat("words", { description: "0 to 100: how rare its words are. 40% of the score." }),
    length: t.exposeFloat("length", { description: "0 to 100: how long its words are. 25% of the score." }),
    pairs: t.exposeFloat("pairs", {
      description: "0 to 100: how rare its pairs of letters are. 20% of the score.",
    }),
    signs: t.exposeFloat("signs", {
      description: "0 to 100: how many of its characters are capitals, digits and signs. 15% of the score.",
    }),
    uncommonWords: t.exposeFloat("uncommonWords", {
      description: "Share of words that are not among the 1,000 most common of the language, 0 to 1.",
    }),
    lettersPerWord: t.exposeFloat("lettersPerWord", { description: "Average number of letters per word." }),
    signShare: t.exposeFloat("signShare", {
      description: "Share of the characters that are capitals, digits or signs, 0 to 1.",
    }),
  }),
});

builder.objectFields(TextNode, (t) => ({
  difficultyScore: t.float({
    resolve: async ({ difficultyScore, ...text }) => difficultyScore ?? (await reportDifficulty(text)).score,
    description: "How hard it is to type, 0 to 100.",
  }),
  difficultyReport: t.field({
    type: DifficultyReportType,
    resolve: reportDifficulty,
    description:
      "The same score with its reasons. Computed on request, so select it for single texts and not in lists.",
  }),
}));

builder.objectFields(TextNode, (t) => ({
  source: t.exposeString("source", {
    description: "Its source and license; empty if unknown.",
  }),
  visibility: t.expose("visibility", {
    type: TextVisibilityEnum,
    description: "Who can read it once it is published.",
  }),
  status: t.expose("status", { type: TextStatusEnum, description: "Its current state." }),
  version: t.exposeInt("version", {
    description: "Goes up by one with each change. A change names the version it is based on.",
  }),
  createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
  owner: t.field({
    type: UserNode,
    nullable: true,
    resolve: ({ ownerId }) => ownerId,
    description: "The user who added it. Null for library texts.",
  }),
  group: t.field({
    type: GroupNode,
    nullable: true,
    resolve: ({ groupId }) => groupId,
    description: "The group it is shared with. Null for none, and for viewers who may not see the group.",
  }),
  reviewNote: t.string({
    nullable: true,
    resolve: ({ ownerId, reviewNote }, _args, { viewer }) =>
      reviewNote !== "" && viewer !== null && (ownerId === viewer.userId || viewer.role === "ADMIN")
        ? reviewNote
        : null,
    description:
      "The reviewer's note when the text was sent back. Null if there is none, and for viewers other than its " +
      "owner and admins.",
  }),
  rights: t.field({
    type: [TextRightEnum],
    resolve: async (text, _args, { viewer, services }) =>
      viewer ? rightsIn(text, await actorOf(services.database, viewer, text)) : [],
    description: "What the viewer may do with it in its current state.",
  }),
}));

const SetFavoriteInput = builder.inputType("SetFavoriteInput", {
  description: "Whether a text is one of the viewer's favorites.",
  fields: (t) => ({
    textId: t.id({ description: "Global id of a text that the viewer may read." }),
    isFavorite: t.boolean({ description: "True to add it, false to remove it." }),
  }),
});

const SetFavoriteSuccess = builder.objectRef<{ readonly text: TextRow }>("SetFavoriteSuccess").implement({
  description: "The text was added to the viewer's favorites, or removed.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text." }),
  }),
});

builder.mutationField("setFavorite", (t) =>
  t.field({
    type: payload("SetFavoritePayload", SetFavoriteSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Adds a text to the viewer's favorites, or removes it. Repeating it changes nothing.",
    args: { input: t.arg({ type: SetFavoriteInput, description: "The text." }) },
    resolve: (_root, { input }, { viewer, services }) =>
      setFavorite(services, viewer, fromGlobalId("Text", input.textId), input.isFavorite),
  }),
);

builder.objectField(TextNode, "isFavorite", (t) =>
  t.loadable({
    type: "Boolean",
    description: "Whether it is one of the viewer's favorites.",
    load: (textIds: string[], { viewer, services }) => selectFavorites(services.database, viewer, textIds),
    resolve: (text) => text.id,
  }),
);
