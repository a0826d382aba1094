import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, eq, arrayOverlaps, gte, inArray, lte, ne, or, sql, type SQL, asc, count, desc } from "drizzle-orm";
import { texts, type TextRow, type TextLength } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { rateLimitedError } from "../graphql/errors";
import { fromGlobalId, isUuid, toTitleCursor, newestFirst, toCursor } from "../graphql/pagination";
import { selectTexts, isInGroupOf, withinLength, titleHolds } from "./texts";
import { TextShelfEnum, TextNode } from "./TextNode";
import { limits } from "../../contract/limits";
import { cleanTags } from "../../contract/textRules";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { typableCharacters } from "../../engine/keyboards/fitText";
import type { Language } from "../../engine/practice/PracticeMode";
import { normaliseText } from "../../engine/text/normaliseText";
import type { Viewer } from "../graphql/Context";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";
import type { Connection } from "../database/Database";

builder.queryField("randomText", (t) =>
  t.field({
    type: TextNode,
    nullable: true,
    description:
      "A random public text of at most 1,000 characters, different on each request. Null if there is none in this " +
      "language.",
    args: {
      language: t.arg({ type: LanguageEnum, required: true, description: "Language of the text." }),
      not: t.arg.id({
        required: false,
        description: "Global id of a text to exclude, unless there is no other.",
      }),
    },
    resolve: (_root, { language, not }, { services }) =>
      pickRaceText(services.database, { language, not: not ? fromGlobalId("Text", not) : null }),
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
    tags: t.stringList({ required: false, description: "Subjects." }),
    lengths: t.field({ type: [TextLengthEnum], required: false, description: "Lengths." }),
    minCharacters: t.int({ required: false, description: "Minimum number of graphemes." }),
    maxCharacters: t.int({ required: false, description: "Maximum number of graphemes." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      required: false,
      description: "Only texts that all of these keyboard layouts can type without changes.",
    }),
    groupId: t.id({ required: false, description: "Only texts shared with this group." }),
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

/** A row id that does not exist. */
const nobodys = "00000000-0000-0000-0000-000000000000";

type TextShelf = "PUBLIC" | "GROUP" | "OWN" | "ARCHIVED";

/**
 * Filters for texts. An empty or missing list does not filter. Of a list with several items, a text must match one,
 * except for `layouts`.
 */
type TextFilters = {
  readonly shelves?: readonly TextShelf[] | null | undefined;
  readonly languages?: readonly Language[] | null | undefined;
  readonly difficulties?: readonly TextRow["difficulty"][] | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly lengths?: readonly TextLength[] | null | undefined;
  readonly minCharacters?: number | null | undefined;
  readonly maxCharacters?: number | null | undefined;
  readonly layouts?: readonly LayoutId[] | null | undefined;
  readonly search?: string | null | undefined;
  /** Row id. */
  readonly groupId?: string | null | undefined;
};

/** The filters as an SQL condition, which never matches texts that the viewer may not read. */
function textFilters(viewer: Viewer | null, filters: TextFilters): SQL | undefined {
  const { languages, difficulties, tags, lengths, minCharacters, maxCharacters, layouts, search, groupId } = filters;
  const named = cleanTags(tags ?? [], normaliseText);
  return and(
    or(...shelvesOf(filters).map((shelf) => onShelf(viewer, shelf))),
    languages?.length ? inArray(texts.language, [...languages]) : undefined,
    difficulties?.length ? inArray(texts.difficulty, [...difficulties]) : undefined,
    named.length > 0 ? arrayOverlaps(texts.tags, named) : undefined,
    lengths?.length ? or(...lengths.map(withinLength)) : undefined,
    minCharacters == null ? undefined : gte(texts.characters, minCharacters),
    maxCharacters == null ? undefined : lte(texts.characters, maxCharacters),
    // The text's characters that are not on the layout.
    ...(layouts ?? []).map(
      (layout) => sql`translate(${texts.characterSet}, ${typableCharacters(keyboardLayouts[layout])}, '') = ''`,
    ),
    searched(search),
    groupId == null ? undefined : eq(texts.groupId, groupId),
  );
}

function shelvesOf({ shelves }: TextFilters): readonly TextShelf[] {
  return shelves?.length ? shelves : ["PUBLIC"];
}

function onShelf(viewer: Viewer | null, shelf: TextShelf): SQL | undefined {
  if (shelf === "PUBLIC") return isDrawnFrom;
  if (viewer === null) return sql`false`;
  const mine = eq(texts.ownerId, viewer.userId);
  if (shelf === "OWN") return and(mine, ne(texts.status, "ARCHIVED"));
  if (shelf === "GROUP")
    return and(eq(texts.visibility, "GROUP"), eq(texts.status, "PUBLISHED"), isInGroupOf(viewer.userId));
  const overseen =
    viewer.role === "ADMIN"
      ? inArray(texts.visibility, ["PUBLIC", "GROUP"])
      : and(eq(texts.visibility, "GROUP"), isInGroupOf(viewer.userId, ["OWNER", "COACH"]));
  return and(eq(texts.status, "ARCHIVED"), or(mine, overseen));
}

/** Public texts: the library, and texts published after a review. */
const isDrawnFrom: SQL | undefined = and(eq(texts.visibility, "PUBLIC"), eq(texts.status, "PUBLISHED"));

/** Texts with these words in the title or in a tag, in any case; all texts if there is nothing to search for. */
function searched(search: string | null | undefined): SQL | undefined {
  const words = normaliseText(search ?? "").slice(0, limits.textTitle.max);
  if (words === "") return undefined;
  const pattern = `%${words.replaceAll(/[%\\_]/gu, String.raw`\$&`)}%`;
  return sql`text_search(${texts.title}, ${texts.tags}) like lower(${pattern})`;
}

/** More than anyone reads in a list. */
const MOST = 200;

builder.queryField("textTags", (t) =>
  t.stringList({
    description: "The tags of the texts that the viewer can find, the most used first; at most 200.",
    resolve: async (_root, _args, { viewer, services }) => {
      const tag = sql<string>`unnest(${texts.tags})`.as("tag");
      const found = services.database
        .select({ tag })
        .from(texts)
        .where(textFilters(viewer, { shelves: ["PUBLIC", "GROUP", "OWN"] }))
        .as("found");
      const rows = await services.database
        .select({ tag: found.tag })
        .from(found)
        .groupBy(found.tag)
        .orderBy(desc(count()), asc(found.tag))
        .limit(MOST);
      return rows.map((row) => row.tag);
    },
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
        return resolveCursorConnection<Promise<TextRow[]>>(
          { args, ...pageSizes, toCursor: textCursor },
          (page: ResolveCursorConnectionArgs) => {
            const { where, orderBy } = newestFirst(texts, page);
            return services.database
              .select()
              .from(texts)
              .where(and(eq(texts.status, "IN_REVIEW"), where))
              .orderBy(...orderBy)
              .limit(page.limit);
          },
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
        const mine = and(eq(texts.ownerId, user.id), ne(texts.status, "ARCHIVED"), titleHolds(search));
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectPage(services, mine, page),
        );
      },
    },
    { name: "UserTextsConnection", description: "A page of the viewer's texts." },
    UserTextsEdge,
  ),
);

/** The position of a text in its owner's list. */
export function textCursor(text: TextRow): string {
  return toCursor({ at: text.createdAt, id: text.id });
}

function selectPage(
  { database }: Services,
  mine: SQL | undefined,
  page: ResolveCursorConnectionArgs,
): Promise<TextRow[]> {
  const { where, orderBy } = newestFirst(texts, page);
  return database
    .select()
    .from(texts)
    .where(and(mine, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

export const TextLengthEnum = builder.enumType("TextLength", {
  description: "Length of a random text, in characters (graphemes).",
  values: {
    SHORT: { description: "Fewer than 220." },
    MEDIUM: { description: "220 to 399." },
    LONG: { description: "400 or more." },
  } as const,
});

export type TextWish = {
  readonly language: Language;
  /** Null for any. */
  readonly length?: TextLength | null;
  /** Row id of a text to exclude, unless there is no other. */
  readonly not?: string | null;
};

/**
 * A random public text that matches the wish: from the library, or published after a review. Excludes archived texts
 * and those of more than 1,000 characters, which people may choose but do not expect at random. Null if there is none.
 */
export async function pickRaceText(
  database: Connection,
  { language, length = null, not = null }: TextWish,
): Promise<TextRow | null> {
  const fits = and(
    isDrawnFrom,
    eq(texts.language, language),
    lte(texts.characters, limits.drawnText.max),
    length === null ? undefined : withinLength(length),
  );
  const other = not !== null && isUuid(not) ? [sql`${ne(texts.id, not)} desc`] : [];
  const [text] = await database
    .select()
    .from(texts)
    .where(fits)
    .orderBy(...other, sql`random()`)
    .limit(1);
  return text ?? null;
}
