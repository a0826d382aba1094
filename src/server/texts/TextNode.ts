import { and, inArray } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { DifficultyEnum, LanguageEnum } from "../graphql/scalars";
import { loadRows } from "../graphql/pagination";
import { readableBy } from "./texts";
import { textRights, rightsIn } from "./textTransitions";
import { actorOf } from "./changeText";
import { type DifficultyReport, measureDifficulty } from "../../engine/text/measureDifficulty";
import { GroupNode } from "../groups/GroupNode";
import { UserNode } from "../users/UserNode";

/** A text to type, for who may read it. */
export const TextNode = builder.loadableNodeRef("Text", {
  id: { resolve: (text: TextRow) => text.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) => {
    const readable = readableBy(viewer?.userId ?? null);
    return loadRows(ids, (some) =>
      services.database
        .select()
        .from(texts)
        .where(and(inArray(texts.id, some), readable)),
    );
  },
});

builder.objectType(TextNode, {
  name: "Text",
  description:
    "A text to type: of the library or published for everybody, shared with a group, or kept by somebody for " +
    "themselves.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    language: t.expose("language", { type: LanguageEnum, description: "What it is written in." }),
    body: t.exposeString("body", { description: "What is typed: one line, normalised (Unicode NFC, single spaces)." }),
    difficulty: t.expose("difficulty", { type: DifficultyEnum, description: "How hard it is to type." }),
    characters: t.exposeInt("characters", {
      description: "Length of the body in graphemes, which is in key presses without errors.",
    }),
    tags: t.exposeStringList("tags", { description: "What it is about, such as `animals`; may be none." }),
    isOwn: t.boolean({
      resolve: ({ ownerId }, _args, { viewer }) => viewer !== null && ownerId === viewer.userId,
      description: "Whether the viewer brought it.",
    }),
  }),
});

export const TextVisibilityEnum = builder.enumType("TextVisibility", {
  description: "For whom a text is once it is published.",
  values: {
    OWN: { description: "Its owner alone." },
    GROUP: { description: "Those in one group, at once." },
    PUBLIC: { description: "Everybody, once an admin has published it. All texts of the library are." },
  } as const,
});

const TextStatusEnum = builder.enumType("TextStatus", {
  description: "How far a text came. An own text is a DRAFT; one of a group is PUBLISHED at once.",
  values: {
    DRAFT: { description: "Its owner's alone." },
    IN_REVIEW: { description: "Waits for an admin, who publishes it or sends it back." },
    PUBLISHED: { description: "Can be read by whom it is for." },
    ARCHIVED: {
      description: "Offered no more; who could read it still can, by its id, as work and results point at it.",
    },
  } as const,
});

export const TextShelfEnum = builder.enumType("TextShelf", {
  description: "Where texts are looked for.",
  values: {
    PUBLIC: { description: "The library, and what members published for everybody." },
    GROUP: { description: "What was shared with groups that the viewer is in." },
    OWN: { description: "What the viewer keeps or shares, without what is archived." },
    ARCHIVED: { description: "What is archived and the viewer brought, or may restore." },
  } as const,
});

const TextRightEnum = builder.enumType("TextRight", {
  description: "What may be done with a text.",
  values: textRights,
});

const DifficultyReportType = builder.objectRef<DifficultyReport>("DifficultyReport").implement({
  description: "How hard a text is to type, and why: src/engine/text/difficulty says how it is computed.",
  fields: (t) => ({
    score: t.exposeFloat("score", { description: "0 to 100, to one decimal. MEDIUM begins at 32, HARD at 48." }),
    words: t.exposeFloat("words", { description: "0 to 100: how rare its words are. 40 % of the score." }),
    length: t.exposeFloat("length", { description: "0 to 100: how long they are. 25 % of the score." }),
    pairs: t.exposeFloat("pairs", {
      description: "0 to 100: how rare the pairs of letters in them are. 20 % of the score.",
    }),
    signs: t.exposeFloat("signs", {
      description: "0 to 100: how much of it is capitals, digits and signs. 15 % of the score.",
    }),
    uncommonWords: t.exposeFloat("uncommonWords", {
      description: "Share of the words that are not among the 1000 most common of the language, 0 to 1.",
    }),
    lettersPerWord: t.exposeFloat("lettersPerWord", { description: "On average." }),
    signShare: t.exposeFloat("signShare", {
      description: "Share of the characters that are capitals, digits or signs, 0 to 1.",
    }),
  }),
});

builder.objectFields(TextNode, (t) => ({
  difficultyScore: t.float({
    resolve: ({ difficultyScore, body, language }) => difficultyScore ?? measureDifficulty(body, language).score,
    description: "How hard it is to type, 0 to 100.",
  }),
  difficultyReport: t.field({
    type: DifficultyReportType,
    resolve: ({ body, language }) => measureDifficulty(body, language),
    description: "The same with its reasons. Computed when it is asked for: ask for one text, not for a list.",
  }),
}));

builder.objectFields(TextNode, (t) => ({
  source: t.exposeString("source", {
    description: "Where it comes from, and under which licence; empty when nobody said.",
  }),
  visibility: t.expose("visibility", { type: TextVisibilityEnum, description: "For whom it is." }),
  status: t.expose("status", { type: TextStatusEnum, description: "How far it came." }),
  version: t.exposeInt("version", {
    description: "One more with each change; a change says which version it changes.",
  }),
  createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was brought." }),
  owner: t.field({
    type: UserNode,
    nullable: true,
    resolve: ({ ownerId }) => ownerId,
    description: "Who brought it. Null for the library's own.",
  }),
  group: t.field({
    type: GroupNode,
    nullable: true,
    resolve: ({ groupId }) => groupId,
    description: "The group that it is shared with. Null for none, and for who may not see the group.",
  }),
  reviewNote: t.string({
    nullable: true,
    resolve: ({ ownerId, reviewNote }, _args, { viewer }) =>
      reviewNote !== "" && viewer !== null && (ownerId === viewer.userId || viewer.role === "ADMIN")
        ? reviewNote
        : null,
    description:
      "What the reviewer said when they sent it back. Null when nothing was said, and for anybody but its owner " +
      "and admins.",
  }),
  rights: t.field({
    type: [TextRightEnum],
    resolve: async (text, _args, { viewer, services }) =>
      viewer ? rightsIn(text, await actorOf(services.database, viewer, text)) : [],
    description: "What the viewer may do with it as it is.",
  }),
}));
