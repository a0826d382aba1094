import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { rateLimitedError } from "../graphql/errors";
import { fromGlobalId, toCursor, toTitleCursor } from "../graphql/pagination";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { drawText } from "./drawText";
import { searchTexts, selectOwnTexts, selectTags, selectTextsInReview } from "./searchTexts";
import { TextNode, TextShelfEnum } from "./TextNode";

builder.queryField("randomText", (t) =>
  t.field({
    type: TextNode,
    nullable: true,
    description:
      "Any text that everybody has, of at most 1000 characters, drawn anew at each request. Null when there is " +
      "none in this language.",
    args: {
      language: t.arg({ type: LanguageEnum, required: true, description: "What it is written in." }),
      not: t.arg.id({
        required: false,
        description: "Global id of a text that it shall not be, unless there is no other.",
      }),
    },
    resolve: (_root, { language, not }, { services }) =>
      drawText(services.database, { language, not: not ? fromGlobalId("Text", not) : null }),
  }),
);

const TextFiltersInput = builder.inputType("TextFilters", {
  description:
    "Which texts. A list that is empty or null asks for nothing; of several in a list one is enough, except of " +
    "layouts.",
  fields: (t) => ({
    shelves: t.field({
      type: [TextShelfEnum],
      required: false,
      description: "Where to look. PUBLIC alone when none is named.",
    }),
    languages: t.field({ type: [LanguageEnum], required: false, description: "What they are written in." }),
    difficulties: t.field({ type: [DifficultyEnum], required: false, description: "How hard they are." }),
    tags: t.stringList({ required: false, description: "What they are about." }),
    lengths: t.field({ type: [TextLengthEnum], required: false, description: "How long they are." }),
    minCharacters: t.int({ required: false, description: "At least so many graphemes." }),
    maxCharacters: t.int({ required: false, description: "At most so many." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      required: false,
      description: "Only what each of these keyboards can type as it is written.",
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
        "Texts by title: the library and what else everybody has, unless other shelves are named. Open to " +
        "everybody. 25 a page, at most 100. Searching so often in a minute fails with RATE_LIMITED.",
      args: {
        language: t.arg({ type: LanguageEnum, required: false, description: "Only texts in this language." }),
        difficulty: t.arg({ type: DifficultyEnum, required: false, description: "Only texts this hard." }),
        search: t.arg.string({
          required: false,
          description: "Only texts whose title or one of whose tags holds this, whatever its case.",
        }),
        filters: t.arg({ type: TextFiltersInput, required: false, description: "Only texts that fit all of these." }),
      },
      resolve: async (_root, { language, difficulty, search, filters, ...page }, { viewer, services, address }) => {
        if (search) {
          const wait = await services.rateLimits.takeFrom("searchTexts", viewer?.sessionId ?? null, address);
          if (wait !== null) throw rateLimitedError(wait);
        }
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
          (asked) => searchTexts(services.database, viewer, wanted, asked),
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
      description:
        "Texts that wait for a review, newest first. For admins: null for anybody else. 25 a page, at most 100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectTextsInReview(services.database, page),
        );
      },
    },
    { name: "TextsInReviewConnection", description: "A page of texts that wait." },
    { name: "TextsInReviewEdge", description: "A text in the list." },
  ),
);

/** Also what keeping a text gives, for the list to take at its front. */
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
        "The texts that the account brought, shared or not, without what is archived, newest first. Own only: " +
        "null on anybody else. 25 a page, at most 100.",
      args: {
        search: t.arg.string({ required: false, description: "Only texts whose title holds this, whatever its case." }),
      },
      resolve: (user, { search, ...args }, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectOwnTexts(services.database, user.id, search, page),
        );
      },
    },
    { name: "UserTextsConnection", description: "A page of one's own texts." },
    UserTextsEdge,
  ),
);

/** A row id that no row has. */
const nobodys = "00000000-0000-0000-0000-000000000000";

/** Row id of a group's global id. One that is no group's becomes the id of none, so that nothing is found. */
function groupRowId(globalId: string | null | undefined): string | null {
  return globalId == null ? null : (fromGlobalId("Group", globalId) ?? nobodys);
}

/** Where a text stands in its owner's list. */
export function textCursor(text: TextRow): string {
  return toCursor({ at: text.createdAt, id: text.id });
}

export const TextLengthEnum = builder.enumType("TextLength", {
  description: "How long a random text is, in characters (graphemes).",
  values: {
    SHORT: { description: "Fewer than 220." },
    MEDIUM: { description: "220 to 399." },
    LONG: { description: "400 or more." },
  } as const,
});
