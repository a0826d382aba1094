import { and, eq, notExists, sql, type SQL, between, isNotNull, max } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { BOARD_ACCURACY, dailyLimits } from "../../engine/practice/boardRules";
import { dayNumber } from "../../contract/dates";
import { type Language, languageCodes } from "../../contract/languages/languages";
import type { Context } from "../Context";
import { dailyAttempts, type DailyAttemptRow, dailyTexts } from "../database/rankingSchema";
import type { Connection, Transaction } from "../database/Database";
import { results, texts } from "../database/schema";
import { users, hostSecrets } from "../database/userSchema";
import { DomainError, InvalidInput } from "../DomainError";
import { isUuid } from "../globalIds";
import { randomBytes } from "node:crypto";
import { isDrawnFrom } from "../texts/drawText";

/** The text of a day in a language, for a viewer. */
export type DailyText = {
  readonly day: number;
  readonly language: Language;
  /** Row id. Null for today's before the viewer's attempt, and if there is none. */
  readonly textId: string | null;
  /** The viewer's own; null before it. */
  readonly attempt: DailyAttemptRow | null;
};

/** A day that can be read. */
export type DailyTextDay = "TODAY" | "YESTERDAY";

/** The text of a day. Null if the admins switched BOARDS off, and if there is no text. */
export async function readDailyText(
  { viewer, services: { database, switches, now, timeZone } }: Context,
  language: Language,
  which: DailyTextDay,
): Promise<DailyText | null> {
  if (!(await switches.isOn("BOARDS"))) return null;
  const today = dayNumber(now(), timeZone);
  const day = which === "TODAY" ? today : today - 1;
  const textId = await (which === "TODAY" ? drawDailyText : findDailyText)(database, language, day);
  if (textId === null) return null;
  const attempt = viewer && (await findAttempt(database, viewer.userId, language, day));
  const isShown = which === "YESTERDAY" || attempt !== null;
  return { day, language, textId: isShown ? (attempt?.textId ?? textId) : null, attempt };
}

/**
 * Begins the viewer's attempt at today's text. Safe to repeat with the same run id, also after midnight: the attempt
 * stays one at the text of the day on which it began.
 */
export async function beginDailyAttempt(
  { viewer, services: { database, switches, now, timeZone } }: Context,
  { language, ...input }: { readonly language: Language; readonly runId: string },
): Promise<{ readonly dailyText: DailyText } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const { userId } = viewer;
  const runId = input.runId.toLowerCase();
  if (!isUuid(runId)) return new InvalidInput([{ path: "runId", code: "WRONG_CHARACTERS" }]);
  const begun = await findByRun(database, userId, runId);
  if (begun) return describe(begun);
  if (!(await switches.isOn("BOARDS"))) return new DomainError("SWITCHED_OFF");
  const instant = now();
  const day = dayNumber(instant, timeZone);
  const textId = await drawDailyText(database, language, day);
  if (textId === null) return new DomainError("TEXT_NOT_FOUND");
  await insertAttempt(database, { userId, day, language, textId, runId, beganAt: new Date(instant) });
  const attempt = await findAttempt(database, userId, language, day);
  if (attempt === null) return new DomainError("NOT_SIGNED_IN");
  return attempt.runId === runId ? describe(attempt) : new DomainError("DAILY_ATTEMPT_USED");
}

function describe(attempt: DailyAttemptRow): { readonly dailyText: DailyText } {
  const { day, language, textId } = attempt;
  return { dailyText: { day, language, textId, attempt } };
}

/** Writes nothing if there is such an attempt, or if the account is gone. */
async function insertAttempt(database: Connection, row: DailyAttemptRow): Promise<void> {
  const { userId, day, language, textId, runId, beganAt } = row;
  await database.execute(sql`
    insert into ${dailyAttempts} (user_id, day, language, text_id, run_id, began_at)
    select id, ${day}, ${language}, ${textId}, ${runId}, ${beganAt.toISOString()}::timestamptz
    from ${users} where id = ${userId}
    on conflict do nothing`);
}

async function findAttempt(
  database: Connection,
  userId: string,
  language: Language,
  day: number,
): Promise<DailyAttemptRow | null> {
  const [row] = await database
    .select()
    .from(dailyAttempts)
    .where(and(eq(dailyAttempts.userId, userId), eq(dailyAttempts.day, day), eq(dailyAttempts.language, language)));
  return row ?? null;
}

async function findByRun(database: Connection, userId: string, runId: string): Promise<DailyAttemptRow | null> {
  const [row] = await database
    .select()
    .from(dailyAttempts)
    .where(and(eq(dailyAttempts.userId, userId), eq(dailyAttempts.runId, runId)));
  return row ?? null;
}

/**
 * Whether a result is that of an attempt, in time and accurate enough. Both tables are in the query. A browser only
 * knows the server's clock approximately.
 */
export const isCounted: SQL = sql`${dailyAttempts.userId} = ${results.userId}
  and ${dailyAttempts.runId} = ${results.runId}
  and ${results.mode} = 'TEXT' and ${results.textId} = ${dailyAttempts.textId} and ${results.textFrom} is null
  and ${results.keyRule} is null
  and ${results.startedAt} between ${dailyAttempts.beganAt} - interval '2 seconds'
    and ${dailyAttempts.beganAt} + ${dailyLimits.startWithinMs} * interval '1 millisecond'
  and ${results.createdAt} <= ${results.startedAt}
    + (${results.durationMs} + ${dailyLimits.arriveWithinMs}) * interval '1 millisecond'
  and ${results.status} = 'VERIFIED' and ${results.accuracy} >= ${BOARD_ACCURACY}`;

/** Whether the result of an attempt counts; false while there is none. */
export async function countsOnBoard(database: Connection, { userId, runId }: DailyAttemptRow): Promise<boolean> {
  const rows = await database
    .select({ id: results.id })
    .from(results)
    .innerJoin(dailyAttempts, isCounted)
    .where(and(eq(results.userId, userId), eq(results.runId, runId)));
  return rows.length > 0;
}

const theirs = alias(dailyAttempts, "theirs");

/** Moves the attempts of one account to another, unless that one has made its own at the same text. */
export async function moveDailyAttempts(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const { day, language, runId } = dailyAttempts;
  const own = transaction
    .select({ one: sql`1` })
    .from(theirs)
    .where(
      and(
        eq(theirs.userId, toUserId),
        sql`((${theirs.day} = ${day} and ${theirs.language} = ${language}) or ${theirs.runId} = ${runId})`,
      ),
    );
  await transaction
    .update(dailyAttempts)
    .set({ userId: toUserId })
    .where(and(eq(dailyAttempts.userId, fromUserId), notExists(own)));
}

const SECRET_NAME = "text of the day";
const SECRET_BYTES = 32;

/** Characters of a text of medium length: one to two minutes for most people. */
const SHORTEST = 220;
const LONGEST = 700;

/** So many days a text is not drawn again, as long as there are others. */
const RESTS_DAYS = 40;

/** The row id of the text of a day; null if none was drawn. */
export async function findDailyText(database: Connection, language: Language, day: number): Promise<string | null> {
  const [row] = await database
    .select({ textId: dailyTexts.textId })
    .from(dailyTexts)
    .where(and(eq(dailyTexts.day, day), eq(dailyTexts.language, language)));
  return row?.textId ?? null;
}

/**
 * The row id of the text of a day, which is drawn unless it was before: a library text of medium length that was never
 * the text of the day, or else not for {@link RESTS_DAYS}. Which of them is decided by a key of this host, so that all
 * its processes draw the same and nobody can foretell it.
 * @returns null if the library has no such text.
 */
export async function drawDailyText(database: Connection, language: Language, day: number): Promise<string | null> {
  const drawn = await findDailyText(database, language, day);
  if (drawn !== null) return drawn;
  const key = await readKey(database);
  const last = lastDay();
  const candidate = database
    .select({ day: sql<number>`${day}::int`.as("day"), language: texts.language, textId: texts.id })
    .from(texts)
    .where(
      and(
        isDrawnFrom,
        isNotNull(texts.slug),
        eq(texts.language, language),
        between(texts.characters, SHORTEST, LONGEST),
      ),
    )
    .orderBy(
      sql`${last} is not null`,
      sql`case when ${last} >= ${day}::int - ${RESTS_DAYS}::int then ${last} end nulls first`,
      sql`md5(${key}::text || ${day}::text || ${texts.id}::text)`,
    )
    .limit(1);
  await database.insert(dailyTexts).select(candidate).onConflictDoNothing();
  return findDailyText(database, language, day);
}

/** Draws the texts of today, then those of tomorrow, in all languages. */
export async function drawDailyTexts(database: Connection, now: number, timeZone: string): Promise<void> {
  const today = dayNumber(now, timeZone);
  for (const day of [today, today + 1])
    for (const language of languageCodes) await drawDailyText(database, language, day);
}

function lastDay(): SQL {
  return sql`(${new QueryBuilder()
    .select({ day: max(dailyTexts.day) })
    .from(dailyTexts)
    .where(eq(dailyTexts.textId, texts.id))})`;
}

async function readKey(database: Connection): Promise<string> {
  const find = () =>
    database.select({ secret: hostSecrets.secret }).from(hostSecrets).where(eq(hostSecrets.name, SECRET_NAME));
  const [found] = await find();
  if (found) return found.secret.toString("hex");
  await database
    .insert(hostSecrets)
    .values({ name: SECRET_NAME, secret: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error("The key of the text of the day was not stored.");
  return made.secret.toString("hex");
}
