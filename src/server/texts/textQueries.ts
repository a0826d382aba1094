import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { rateLimitedError } from "../graphql/codedError";
import { toCursor, toTitleCursor } from "../cursors";
import { fromGlobalId } from "../globalIds";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { drawSimilarText, drawText } from "./drawText";
import { limitSearches, searchTexts, selectOwnTexts, selectTags, selectTextsInReview } from "./searchTexts";
import { TextNode, TextShelfEnum } from "./TextNode";

builder.queryField("randomText", (t) =>
  t.field({
    type: TextNode,
    nullable: true,
    description:
      "A random public text of at most 1,000 characters, different on each request; preferably one that the viewer " +
      "has not typed. Null if there is none in this language.",
    args: {
      language: t.arg({ type: LanguageEnum, required: true, description: "Language of the text." }),
      not: t.arg.id({
        required: false,
        description: "Global id of a text to exclude, unless there is no other.",
      }),
      length: t.arg({ type: TextLengthEnum, required: false, description: "Only texts of this length. Null for any." }),
    },
    resolve: (_root, { language, not, length }, { services, viewer }) =>
      drawText(services.database, {
        language,
        length: length ?? null,
        not: not ? fromGlobalId("Text", not) : null,
        typists: viewer === null ? [] : [viewer.userId],
      }),
  }),
);

builder.queryField("similarText", (t) =>
  t.field({
    type: TextNode,
    nullable: true,
    description:
      "Another public text of at most 1,000 characters in the language of this one, if possible for its audience, " +
      "about its subject, as hard, and as long; preferably one that the viewer has not typed. Different on each " +
      "request. Null if there is no other, and for a text that the viewer may not read.",
    args: { id: t.arg.id({ required: true, description: "Global id of a text." }) },
    resolve: (_root, { id }, { services, viewer }) => drawSimilarText(services, viewer, fromGlobalId("Text", id)),
  }),
);

const TextFiltersInput = builder.inputType("TextFilters", {
  description:
    "Filters for texts. An empty list or null does not filter. Of a list with several items, a text must match " +
    "one, except for `layouts`.",
  fields: (t) => ({
    shelves: t.field({
      type: [TextShelfEnum],
      required: false,
      description: "Where to look. Only PUBLIC if the list is empty.",
    }),
    languages: t.field({ type: [LanguageEnum], required: false, description: "Languages of the text." }),
    difficulties: t.field({ type: [DifficultyEnum], required: false, description: "Levels of difficulty." }),
    tags: t.stringList({
      required: false,
      description: "Subjects; `children` and `adults` are audiences, of which a text must match one too.",
    }),
    isFavorite: t.boolean({ required: false, description: "True for only the viewer's favorites." }),
    lengths: t.field({ type: [TextLengthEnum], required: false, description: "Lengths." }),
    minCharacters: t.int({ required: false, description: "Minimum number of graphemes." }),
    maxCharacters: t.int({ required: false, description: "Maximum number of graphemes." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      required: false,
      description: "Only texts that all of these keyboard layouts can type without changes.",
    }),
    groupId: t.id({ required: false, description: "Only what was shared with this group." }),
    shelfGroupId: t.id({
      required: false,
      description: "Of the shelf GROUP, only what was shared with this group; the other shelves stay whole.",
    }),
  }),
});

builder.queryField("texts", (t) =>
  t.connection(
    {
      type: TextNode,
      description:
        "Texts by title: the public ones, unless other shelves are given. For everyone. 25 per page, at most 100. " +
        "Too many searches in a minute fail with RATE_LIMITED.",
      args: {
        language: t.arg({ type: LanguageEnum, required: false, description: "Only texts in this language." }),
        difficulty: t.arg({ type: DifficultyEnum, required: false, description: "Only texts of this difficulty." }),
        search: t.arg.string({
          required: false,
          description: "Only texts with this in the title or in a tag, in any case.",
        }),
        filters: t.arg({
          type: TextFiltersInput,
          required: false,
          description: "Only texts that match all of these filters.",
        }),
      },
      resolve: async (_root, { language, difficulty, search, filters, ...page }, context) => {
        const limited = search ? await limitSearches(context) : null;
        if (limited) throw rateLimitedError(limited.retryAfterSeconds);
        const wanted = {
          ...filters,
          language,
          difficulty,
          search,
          groupId: groupRowId(filters?.groupId),
          shelfGroupId: groupRowId(filters?.shelfGroupId),
        };
        return resolveCursorConnection<Promise<TextRow[]>>(
          { args: page, ...pageSizes, toCursor: toTitleCursor },
          (pageArgs) => searchTexts(context.services.database, context.viewer, wanted, pageArgs),
        );
      },
    },
    { name: "TextsConnection", description: "A page of texts." },
    { name: "TextsEdge", description: "A text in the list." },
  ),
);

builder.queryField("textTags", (t) =>
  t.stringList({
    description: "The tags of the texts that the viewer can find, the most used first; at most 200.",
    resolve: (_root, _args, { viewer, services }) => selectTags(services.database, viewer),
  }),
);

builder.queryField("textsInReview", (t) =>
  t.connection(
    {
      type: TextNode,
      nullable: true,
      description: "Texts in review, newest first. Null for viewers who are not admins. 25 per page, at most 100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectTextsInReview(services.database, page),
        );
      },
    },
    { name: "TextsInReviewConnection", description: "A page of texts in review." },
    { name: "TextsInReviewEdge", description: "A text in the list." },
  ),
);

/** Mutations that save a text return this edge too. */
export const UserTextsEdge = builder.edgeObject({
  type: TextNode,
  name: "UserTextsEdge",
  description: "A text in the list.",
});

builder.objectField(UserNode, "texts", (t) =>
  t.connection(
    {
      type: TextNode,
      nullable: true,
      description:
        "The texts that the account added, shared or not, without archived ones, newest first. Null for other " +
        "users than the viewer. 25 per page, at most 100.",
      args: {
        search: t.arg.string({ required: false, description: "Only texts with this in the title, in any case." }),
      },
      resolve: (user, { search, ...args }, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectOwnTexts(services.database, user.id, search, page),
        );
      },
    },
    { name: "UserTextsConnection", description: "A page of the viewer's texts." },
    UserTextsEdge,
  ),
);

/** A row id that no row has. */
const noRowId = "00000000-0000-0000-0000-000000000000";

/** Row id of a group's global id. One that is no group's becomes the id of none, so that nothing is found. */
function groupRowId(globalId: string | null | undefined): string | null {
  return globalId == null ? null : (fromGlobalId("Group", globalId) ?? noRowId);
}

/** The position of a text in its owner's list. */
export function textCursor(text: TextRow): string {
  return toCursor({ at: text.createdAt, id: text.id });
}

export const TextLengthEnum = builder.enumType("TextLength", {
  description: "Length of a random text, in characters (graphemes).",
  values: {
    SHORT: { description: "Fewer than 220." },
    MEDIUM: { description: "220 to 399." },
    LONG: { description: "400 or more." },
  } as const,
});
