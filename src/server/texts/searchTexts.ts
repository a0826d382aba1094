import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { audiences } from "../../contract/languages/Passage";
import { cleanTags } from "../../contract/textRules";
import { typableCharacters } from "../../engine/keyboards/fitText";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import type { Language } from "../../contract/languages/languages";
import { normalizeText } from "../../engine/text/normalizeText";
import { type Connection, likePattern } from "../database/Database";
import type { TextLength } from "../../contract/enums";
import { texts, type TextRow } from "../database/schema";
import { RateLimited } from "../DomainError";
import type { Context, Viewer } from "../Context";
import { newestFirst, type PageRequest } from "../database/pagination";
import { isDrawnFrom } from "./drawText";
import { isFavoriteOf } from "./bookmarksAndFavorites";
import { consistsOf, isInGroupOf, selectTexts, titleHolds, withinLength } from "./texts";

type TextShelf = "PUBLIC" | "GROUP" | "OWN" | "ARCHIVED";

/**
 * What is looked for. A list that is empty or not there asks for nothing; of a list with several, one is enough, but
 * all of the layouts. Tags that are audiences are a list of their own.
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
  readonly language?: Language | null | undefined;
  readonly difficulty?: TextRow["difficulty"] | null | undefined;
  readonly search?: string | null | undefined;
  /** Only the viewer's favorites. */
  readonly isFavorite?: boolean | null | undefined;
  /** Row id. */
  readonly groupId?: string | null | undefined;
  /** Row id. */
  readonly shelfGroupId?: string | null | undefined;
};

/** Counts a search; RateLimited when there were too many in a minute. */
export async function limitSearches({ viewer, services, address }: Context): Promise<RateLimited | null> {
  const wait = await services.rateLimits.takeFrom("searchTexts", viewer?.sessionId ?? null, address);
  return wait === null ? null : new RateLimited(wait);
}

/** A page of the texts that are looked for, by title. */
export function searchTexts(
  database: Connection,
  viewer: Viewer | null,
  filters: TextFilters,
  page: PageRequest,
): Promise<TextRow[]> {
  return selectTexts(database, textFilters(viewer, filters), page);
}

function isAudience(tag: string): boolean {
  return audiences.some((audience) => audience === tag);
}

/** As a condition on rows of texts. It never finds what the viewer may not read. */
function textFilters(viewer: Viewer | null, filters: TextFilters): SQL | undefined {
  const { language, languages, difficulty, difficulties, tags, lengths, minCharacters, maxCharacters, layouts } =
    filters;
  const { search, groupId } = filters;
  const named = cleanTags(tags ?? [], normalizeText);
  const written = [named.filter(isAudience), named.filter((tag) => !isAudience(tag))];
  return and(
    or(...shelvesOf(filters).map((shelf) => onShelf(viewer, shelf, filters.shelfGroupId))),
    language ? eq(texts.language, language) : undefined,
    difficulty ? eq(texts.difficulty, difficulty) : undefined,
    languages?.length ? inArray(texts.language, [...languages]) : undefined,
    difficulties?.length ? inArray(texts.difficulty, [...difficulties]) : undefined,
    ...written.map((group) => (group.length > 0 ? arrayOverlaps(texts.tags, group) : undefined)),
    lengths?.length ? or(...lengths.map(withinLength)) : undefined,
    minCharacters == null ? undefined : gte(texts.characters, minCharacters),
    maxCharacters == null ? undefined : lte(texts.characters, maxCharacters),
    ...(layouts ?? []).map((layout) => consistsOf(typableCharacters(keyboardLayouts[layout]))),
    searched(search),
    filters.isFavorite === true ? isFavoriteOf(viewer) : undefined,
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

/**
 * Texts whose title or one of whose tags holds these words, whatever their case; all when there is nothing to search
 * for.
 */
function searched(search: string | null | undefined): SQL | undefined {
  const words = normalizeText(search ?? "").slice(0, limits.textTitle.max);
  if (words === "") return undefined;
  return sql`text_search(${texts.title}, ${texts.tags}) like lower(${likePattern(words)})`;
}

/** More than people read in a list. */
const MOST = 200;

/** The tags of the texts that the viewer can find, the most used first. */
export async function selectTags(database: Connection, viewer: Viewer | null): Promise<string[]> {
  const tag = sql<string>`unnest(${texts.tags})`.as("tag");
  const found = database
    .select({ tag })
    .from(texts)
    .where(textFilters(viewer, { shelves: ["PUBLIC", "GROUP", "OWN"] }))
    .as("found");
  const rows = await database
    .select({ tag: found.tag })
    .from(found)
    .groupBy(found.tag)
    .orderBy(desc(count()), asc(found.tag))
    .limit(MOST);
  return rows.map((row) => row.tag);
}

/** A page of the texts that wait for a review, the newest first. */
export function selectTextsInReview(database: Connection, page: PageRequest): Promise<TextRow[]> {
  return selectPage(database, eq(texts.status, "IN_REVIEW"), page);
}

/** A page of the texts that a user added, without archived ones, newest first. */
export function selectOwnTexts(
  database: Connection,
  ownerId: string,
  search: string | null | undefined,
  page: PageRequest,
): Promise<TextRow[]> {
  return selectPage(database, and(eq(texts.ownerId, ownerId), ne(texts.status, "ARCHIVED"), titleHolds(search)), page);
}

function selectPage(database: Connection, which: SQL | undefined, page: PageRequest): Promise<TextRow[]> {
  const { where, orderBy } = newestFirst(texts, page);
  return database
    .select()
    .from(texts)
    .where(and(which, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}
