import { and, eq, gte, lt, type SQL, sql, isNull, asc, desc, exists, inArray, isNotNull, or } from "drizzle-orm";
import { type Connection, type Transaction, inNameOrder } from "../database/Database";
import { bookmarks, favorites } from "../database/progressSchema";
import type { TextLength } from "../../contract/enums";
import { texts, type TextRow } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import type { Viewer } from "../Context";
import { fromTitleCursor } from "../cursors";
import type { PageRequest } from "../database/pagination";
import { isUuid } from "../globalIds";
import { limits } from "../../contract/limits";
import { normalizeText } from "../../engine/text/normalizeText";
import { characterSetOf } from "../../engine/keyboards/fitText";
import { loadPart } from "../../contract/languages/languages";
import { type DifficultyReport, measureDifficulty } from "../../engine/text/measureDifficulty";
import { splitGraphemes } from "../../engine/text/graphemes";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";

/**
 * The text with a row id, or null.
 * @param readerId row id of the reader, to include their own texts and those of their groups. Without it, only public
 * texts are found.
 */
export async function findText(
  database: Connection,
  id: string,
  readerId: string | null = null,
): Promise<TextRow | null> {
  if (!isUuid(id)) return null;
  const [text] = await database
    .select()
    .from(texts)
    .where(and(eq(texts.id, id), readableBy(readerId)));
  return text ?? null;
}

/** Those of these texts that the viewer may read. */
export function findTexts(database: Connection, viewer: Viewer | null, ids: readonly string[]): Promise<TextRow[]> {
  return database
    .select()
    .from(texts)
    .where(and(inArray(texts.id, [...ids]), readableBy(viewer?.userId ?? null)));
}

/** Texts of one length. */
export function withinLength(length: TextLength): SQL | undefined {
  const { MEDIUM, LONG } = textLengthStarts;
  if (length === "SHORT") return lt(texts.characters, MEDIUM);
  return length === "LONG"
    ? gte(texts.characters, LONG)
    : and(gte(texts.characters, MEDIUM), lt(texts.characters, LONG));
}

/** Texts with these words in the title, in any case; all texts if there is nothing to search for. */
export function titleHolds(search: string | null | undefined): SQL | undefined {
  const words = normalizeText(search ?? "").slice(0, limits.textTitle.max);
  return words === "" ? undefined : sql`position(lower(${words}) in lower(${texts.title})) > 0`;
}

/** Where the lengths begin, in graphemes. */
const textLengthStarts = { MEDIUM: 220, LONG: 400 } as const;

/** The length class of a text. */
export function textLengthOf(characters: number): TextLength {
  if (characters < textLengthStarts.MEDIUM) return "SHORT";
  return characters < textLengthStarts.LONG ? "MEDIUM" : "LONG";
}

/** Texts whose characters are all among these. */
export function consistsOf(characters: string): SQL {
  return sql`translate(${texts.characterSet}, ${characters}, '') = ''`;
}

/** How hard a text is to type, compared with ordinary texts of its language, and why. */
export async function reportDifficulty({
  body,
  language,
}: Pick<TextRow, "body" | "language">): Promise<DifficultyReport> {
  const [words, least] = await Promise.all([loadPart(language, "words"), loadPart(language, "leastFigures")]);
  return measureDifficulty(body, words, least);
}

/** Searchable properties of a text, computed from its normalized body. */
export async function measureText(
  body: string,
  language: TextRow["language"],
): Promise<Pick<TextRow, "difficulty" | "difficultyScore" | "characters" | "characterSet">> {
  const { score, difficulty } = await reportDifficulty({ body, language });
  return {
    difficulty,
    difficultyScore: score,
    characters: splitGraphemes(body).length,
    characterSet: characterSetOf(body),
  };
}

const BATCH = 100;

/**
 * Computes missing scores of texts: for texts from before there were scores, and for all of them after a migration that
 * clears the column because the formula changed. Runs at startup before the server listens; if none is missing, it is a
 * single query.
 * @returns the number of scores computed.
 */
export async function scoreTexts(database: Connection): Promise<number> {
  let scored = 0;
  for (;;) {
    const rows = await database
      .select({ id: texts.id, body: texts.body, language: texts.language })
      .from(texts)
      .where(isNull(texts.difficultyScore))
      .limit(BATCH);
    for (const { id, body, language } of rows)
      await database
        .update(texts)
        .set(await measureText(body, language))
        .where(eq(texts.id, id));
    scored += rows.length;
    if (rows.length < BATCH) return scored;
  }
}

/**
 * A page of texts, by title.
 * @throws GraphQLError with code BAD_CURSOR.
 */
export function selectTexts(
  database: Connection,
  filters: SQL | undefined,
  { after, before, limit, inverted }: PageRequest,
): Promise<TextRow[]> {
  const name = inNameOrder(texts.title);
  const place = sql`(${name}, ${texts.id})`;
  const within = and(
    filters,
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(name), desc(texts.id)] : [asc(name), asc(texts.id)];
  return database
    .select()
    .from(texts)
    .where(within)
    .orderBy(...order)
    .limit(limit);
}

function placeOf(cursor: string): SQL {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
}

/**
 * The texts that a user may read: public ones, their own, and those shared with their groups. Admins can also read
 * texts in review and those of every group, but no private ones. Archived texts can still be read by id, because
 * assignments and results reference them; no list offers them.
 */
function readableBy(userId: string | null): SQL | undefined {
  const open = and(eq(texts.visibility, "PUBLIC"), wasPublished);
  if (userId === null) return open;
  const shared = and(eq(texts.visibility, "GROUP"), isInGroupOf(userId), wasPublished);
  const reviewed = and(
    or(eq(texts.visibility, "PUBLIC"), and(eq(texts.visibility, "GROUP"), isNotNull(texts.groupId))),
    isAdmin(userId),
  );
  return or(open, eq(texts.ownerId, userId), shared, reviewed);
}

const wasPublished = inArray(texts.status, ["PUBLISHED", "ARCHIVED"]);

/** An alias of its own, because the condition may be part of a query that already joins group members or users. */
const mine = alias(groupMembers, "readers_groups");
const reader = alias(users, "reader");

/** Whether a user is in the group that a text is shared with, in one of the given roles, if any. */
export function isInGroupOf(
  userId: string,
  roles: readonly ("OWNER" | "COACH" | "MEMBER")[] = ["OWNER", "COACH", "MEMBER"],
): SQL {
  const places = new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .where(and(eq(mine.groupId, texts.groupId), eq(mine.userId, userId), inArray(mine.role, [...roles])));
  return exists(places);
}

function isAdmin(userId: string): SQL {
  return exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(reader)
      .where(and(eq(reader.id, userId), eq(reader.role, "ADMIN"))),
  );
}

/**
 * Moves all texts, bookmarks and favorites of one user to another, when a guest signs in to an existing account. Of
 * two bookmarks in the same text, the later one is kept.
 */
export async function moveTexts(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.update(texts).set({ ownerId: toUserId }).where(eq(texts.ownerId, fromUserId));
  await transaction.execute(sql`
    insert into ${bookmarks} (user_id, text_id, position, updated_at)
    select ${toUserId}::uuid, text_id, position, updated_at from ${bookmarks} where user_id = ${fromUserId}::uuid
    on conflict (user_id, text_id) do update set position = excluded.position, updated_at = excluded.updated_at
    where ${bookmarks}.updated_at < excluded.updated_at
  `);
  await transaction.delete(bookmarks).where(eq(bookmarks.userId, fromUserId));
  await transaction.execute(sql`
    insert into ${favorites} (user_id, text_id, created_at)
    select ${toUserId}::uuid, text_id, created_at from ${favorites} where user_id = ${fromUserId}::uuid
    on conflict do nothing
  `);
  await transaction.delete(favorites).where(eq(favorites.userId, fromUserId));
}
