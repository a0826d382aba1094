import { and, eq, gt, lt, ne, sql, type SQL } from "drizzle-orm";
import { ACCURATE_RUN, SPEED_RUN } from "../../engine/badges/badges";
import type { BadgeCounters } from "../../engine/badges/badgeCounters";
import { codeLists } from "../../contract/wordLists";
import { dateOf } from "../database/calendar";
import type { Transaction } from "../database/Database";
import { resultEnd, results, type ResultRow } from "../database/schema";

/** Longer than a day and any run. */
const WINDOW_MS = 36 * 3_600_000;

/** Whether no other run of the user that counts ended on the same calendar day. */
export async function isFirstOfDay(transaction: Transaction, result: ResultRow, timeZone: string): Promise<boolean> {
  const endedAt = result.startedAt.getTime() + result.durationMs;
  const day = dateOf(sql`${new Date(endedAt).toISOString()}::timestamptz`, timeZone);
  const [other] = await transaction
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        eq(results.userId, result.userId),
        eq(results.status, "VERIFIED"),
        ne(results.id, result.id),
        gt(results.startedAt, new Date(endedAt - WINDOW_MS)),
        lt(results.startedAt, new Date(endedAt + WINDOW_MS)),
        sql`${dateOf(resultEnd, timeZone)} = ${day}`,
      ),
    )
    .limit(1);
  return other === undefined;
}

function number(value: SQL): SQL<number> {
  return sql<number>`coalesce(${value}, 0)::float8`;
}

/**
 * The counters of all of a user's runs that count, as if each had been counted when it was saved. Reads the index
 * `results_history` only: 100,000 runs take about 0.1 s.
 */
export async function countPast(transaction: Transaction, userId: string, timeZone: string): Promise<BadgeCounters> {
  const { durationMs, wpm, strokesPerMinute, accuracy, mode, language, wordList } = results;
  const keys = sql`round(${strokesPerMinute} * ${durationMs} / 60000)`;
  const isSpeed = sql`${accuracy} >= ${SPEED_RUN.accuracy} and ${durationMs} >= ${SPEED_RUN.durationMs}`;
  const isAccurate = sql`${accuracy} >= ${ACCURATE_RUN.accuracy} and ${keys} >= ${ACCURATE_RUN.keys}`;
  const isCode = sql`${wordList} in (${sql.join(
    codeLists.map((list) => sql`${list}`),
    sql`, `,
  )})`;
  const [counters] = await transaction
    .select({
      runs: number(sql`count(*)`),
      keys: number(sql`sum(${keys})`),
      days: number(sql`count(distinct ${dateOf(resultEnd, timeZone)})`),
      speed: number(sql`max(floor(${wpm})) filter (where ${isSpeed})`),
      accurate: number(sql`count(*) filter (where ${isAccurate})`),
      flawless: number(sql`max(${keys}) filter (where ${accuracy} = 100)`),
      races: number(sql`count(*) filter (where ${mode} = 'RACE')`),
      code: number(sql`count(*) filter (where ${isCode})`),
      languages: sql<string[]>`coalesce(array_agg(distinct ${language} order by ${language}), '{}')`,
    })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.status, "VERIFIED")));
  if (!counters) throw new Error("An aggregate without groups has one row.");
  return counters;
}
