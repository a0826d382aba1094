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
import { likePattern } from "../database/likePattern";

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
        const which = and(
          textFilters(viewer, {
            ...filters,
            search,
            groupId: groupRowId(filters?.groupId),
            shelfGroupId: groupRowId(filters?.shelfGroupId),
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

/** Row id of a group's global id. One that is no group's becomes the id of none, so that nothing is found. */
function groupRowId(globalId: string | null | undefined): string | null {
  return globalId == null ? null : (fromGlobalId("Group", globalId) ?? nobodys);
}

type TextShelf = "PUBLIC" | "GROUP" | "OWN" | "ARCHIVED";

/**
 * What is looked for. A list that is empty or not there asks for nothing; of a list with several, one is enough, but
 * all of the layouts.
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
  /** Row id. */
  readonly shelfGroupId?: string | null | undefined;
};

/** As a condition on rows of texts. It never finds what the viewer may not read. */
function textFilters(viewer: Viewer | null, filters: TextFilters): SQL | undefined {
  const { languages, difficulties, tags, lengths, minCharacters, maxCharacters, layouts, search, groupId } = filters;
  const named = cleanTags(tags ?? [], normaliseText);
  return and(
    or(...shelvesOf(filters).map((shelf) => onShelf(viewer, shelf, filters.shelfGroupId))),
    languages?.length ? inArray(texts.language, [...languages]) : undefined,
    difficulties?.length ? inArray(texts.difficulty, [...difficulties]) : undefined,
    named.length > 0 ? arrayOverlaps(texts.tags, named) : undefined,
    lengths?.length ? or(...lengths.map(withinLength)) : undefined,
    minCharacters == null ? undefined : gte(texts.characters, minCharacters),
    maxCharacters == null ? undefined : lte(texts.characters, maxCharacters),
    // What remains of its characters without those of the layout.
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

function onShelf(viewer: Viewer | null, shelf: TextShelf, groupId: string | null | undefined): SQL | undefined {
  if (shelf === "PUBLIC") return isDrawnFrom;
  if (viewer === null) return sql`false`;
  const mine = eq(texts.ownerId, viewer.userId);
  if (shelf === "OWN") return and(mine, ne(texts.status, "ARCHIVED"));
  if (shelf === "GROUP")
    return and(
      eq(texts.visibility, "GROUP"),
      eq(texts.status, "PUBLISHED"),
      isInGroupOf(viewer.userId),
      groupId == null ? undefined : eq(texts.groupId, groupId),
    );
  const overseen =
    viewer.role === "ADMIN"
      ? inArray(texts.visibility, ["PUBLIC", "GROUP"])
      : and(eq(texts.visibility, "GROUP"), isInGroupOf(viewer.userId, ["OWNER", "COACH"]));
  return and(eq(texts.status, "ARCHIVED"), or(mine, overseen));
}

/** Everybody's: the library, and what was published after a review. */
const isDrawnFrom: SQL | undefined = and(eq(texts.visibility, "PUBLIC"), eq(texts.status, "PUBLISHED"));

/**
 * Texts whose title or one of whose tags holds these words, whatever their case; all when there is nothing to search
 * for.
 */
function searched(search: string | null | undefined): SQL | undefined {
  const words = normaliseText(search ?? "").slice(0, limits.textTitle.max);
  if (words === "") return undefined;
  return sql`text_search(${texts.title}, ${texts.tags}) like lower(${likePattern(words)})`;
}

/** More than people read in a list. */
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
      description:
        "Texts that wait for a review, newest first. For admins: null for anybody else. 25 a page, at most 100.",
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
        const mine = and(eq(texts.ownerId, user.id), ne(texts.status, "ARCHIVED"), titleHolds(search));
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectPage(services, mine, page),
        );
      },
    },
    { name: "UserTextsConnection", description: "A page of one's own texts." },
    UserTextsEdge,
  ),
);

/** Where a text stands in its owner's list. */
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
  description: "How long a random text is, in characters (graphemes).",
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
  /** Row id of a text that it shall not be, unless there is no other. */
  readonly not?: string | null;
};

/**
 * Any text that fits the wish, of those that everybody has: the library, and what members published after a review. Not
 * what is archived, and nothing of more than
 * 1000 characters, which somebody may choose but nobody waits for. Null when there is none.
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
