import { resolveCursorConnection } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/enums";
import { rateLimitedError } from "../graphql/rateLimitedError";
import { fromGlobalId } from "../graphql/rowId";
import { toTitleCursor } from "../graphql/titleCursor";
import { pickRaceText, TextLengthEnum } from "./pickRaceText";
import { selectTexts } from "./selectTexts";
import { TextShelfEnum } from "./textEnums";
import { textFilters } from "./textFilters";
import { TextNode } from "./TextNode";

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
      pickRaceText(services.database, { language, not: not ? fromGlobalId("Text", not) : null }),
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
        const which = and(
          textFilters(viewer, {
            ...filters,
            search,
            groupId: filters?.groupId == null ? null : (fromGlobalId("Group", filters.groupId) ?? nobodys),
          }),
          language ? eq(texts.language, language) : undefined,
          difficulty ? eq(texts.difficulty, difficulty) : undefined,
        );
        return resolveCursorConnection<Promise<TextRow[]>>(
          { args: page, ...pageSizes, toCursor: toTitleCursor },
          (asked) => selectTexts(services.database, which, asked),
        );
      },
    },
    { name: "TextsConnection", description: "A page of texts." },
    { name: "TextsEdge", description: "A text in the list." },
  ),
);

/** A row id that no row has. */
const nobodys = "00000000-0000-0000-0000-000000000000";
