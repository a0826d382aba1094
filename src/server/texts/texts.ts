import { and, eq, gte, lt, type SQL, sql, isNull, asc, desc, exists, inArray, isNotNull, or } from "drizzle-orm";
import type { Connection, Transaction } from "../database/Database";
import { texts, type TextRow, bookmarks, type TextLength } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { isUuid, fromTitleCursor, type PageRequest } from "../graphql/pagination";
import { limits } from "../../contract/limits";
import { normaliseText } from "../../engine/text/normaliseText";
import { characterSetOf } from "../../engine/keyboards/fitText";
import { measureDifficulty } from "../../engine/text/measureDifficulty";
import { splitGraphemes } from "../../engine/text/graphemes";
import { inNameOrder } from "../database/inNameOrder";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";

/**
 * The text of a row id, or null when there is none.
 * @param readerId row id of who asks, to find their own texts too, and those of their groups; left out, only
 *   everybody's are found.
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

/** Texts of one of the lengths. */
export function withinLength(length: TextLength): SQL | undefined {
  const { MEDIUM, LONG } = textLengthStarts;
  if (length === "SHORT") return lt(texts.characters, MEDIUM);
  return length === "LONG"
    ? gte(texts.characters, LONG)
    : and(gte(texts.characters, MEDIUM), lt(texts.characters, LONG));
}

/** Texts whose title holds these words, whatever their case; all when there is nothing to search for. */
export function titleHolds(search: string | null | undefined): SQL | undefined {
  const words = normaliseText(search ?? "").slice(0, limits.textTitle.max);
  return words === "" ? undefined : sql`position(lower(${words}) in lower(${texts.title})) > 0`;
}

/** Where the lengths begin, in graphemes. */
const textLengthStarts = { MEDIUM: 220, LONG: 400 } as const;

/** Which of the lengths a text has. */
export function textLengthOf(characters: number): TextLength {
  if (characters < textLengthStarts.MEDIUM) return "SHORT";
  return characters < textLengthStarts.LONG ? "MEDIUM" : "LONG";
}

/** What is kept of a text to find it by, computed from its normalised body. */
export function measureText(
  body: string,
  language: TextRow["language"],
): Pick<TextRow, "difficulty" | "difficultyScore" | "characters" | "characterSet"> {
  const { score, difficulty } = measureDifficulty(body, language);
  return {
    difficulty,
    difficultyScore: score,
    characters: splitGraphemes(body).length,
    characterSet: characterSetOf(body),
  };
}

const BATCH = 100;

/**
 * Gives every text a score that has none: those from before there were scores, and all of them again after a migration
 * that empties the column because the formula
 * changed. Runs at the start, before the server listens; where all have one it is a single question.
 * @returns how many got one.
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
      await database.update(texts).set(measureText(body, language)).where(eq(texts.id, id));
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
 * The texts that somebody may read: the library and what was published for everybody; their own; what was shared with a
 * group that they are in. An admin reads
 * what waits for review, and every group's, but nobody's own. What is archived can still be read by its id, as work and
 * results point at it; no list offers it.
 */
export function readableBy(userId: string | null): SQL | undefined {
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

/** By a name of its own: a condition may stand in a query that has the members of groups, or users, already. */
const mine = alias(groupMembers, "readers_groups");
const reader = alias(users, "reader");

/** Whether somebody is in the group that a text was shared with; in one of these roles, if any are given. */
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
 * Gives all texts and places of one user to another, when a guest becomes somebody who had an account. Of two places in
 * a text the later stays.
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
}
