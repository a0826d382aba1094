import { and, asc, desc, eq, gt, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import { limits } from "../../contract/limits";
import { isReached } from "../../engine/goals/goalStreak";
import { inTransaction, runQuery, type Connection, type Database, type Transaction } from "../database/Database";
import { practiceDays, type PracticeDayRow } from "../database/progressSchema";
import { results } from "../database/schema";
import { rowsOf, writeAll, type Write } from "../database/statements";
import { users } from "../database/userSchema";

const MINUTE_MS = 60_000;

/** Number of runs added per call: few enough for a request to wait for. */
const BATCH = 2_000;

/** The goal of an account in ms; null while goals are switched off. */
export function toGoalMs(minutes: number | null): number | null {
  return minutes === null ? null : minutes * MINUTE_MS;
}

/**
 * The goal in force on a day: that of the last row up to it, and the account's current one after the last row. Each
 * change of the goal has a row, so before the first row the goal is the standard one.
 * @param days of one account, in ascending order, from the last row up to the day, or from the first one.
 */
export function goalOn(
  days: readonly Pick<PracticeDayRow, "day" | "goalMs">[],
  day: number,
  current: number | null,
): number | null {
  const next = days.findIndex((one) => one.day > day);
  const before = (next === -1 ? days : days.slice(0, next)).at(-1);
  if (before?.day === day) return before.goalMs;
  if (next === -1) return current;
  return before === undefined ? limits.dailyGoal.standard * MINUTE_MS : before.goalMs;
}

/**
 * The day that practice counts for: the one on which it began, in the host's time zone. Goals, streaks, badges and what
 * adaptive practice learns know a day in this way only.
 * @param startedAt ms since 1970.
 * @returns days since 1970-01-01.
 */
export function practiceDayOf(startedAt: number, timeZone: string): number {
  return dayNumber(startedAt, timeZone);
}

/** All days of a user with practice or with a new goal, in ascending order. */
export function selectDays(database: Connection, userId: string): Promise<PracticeDayRow[]> {
  return database.select().from(practiceDays).where(eq(practiceDays.userId, userId)).orderBy(asc(practiceDays.day));
}

/** The day whose goal a result reached; null if it reached none. */
export async function findDayReachedBy(
  database: Connection,
  userId: string,
  resultId: string,
): Promise<PracticeDayRow | null> {
  const [row] = await database
    .select()
    .from(practiceDays)
    .where(and(eq(practiceDays.userId, userId), eq(practiceDays.reachedBy, resultId)));
  return row ?? null;
}

/** A run, or an attempt at an exam, which has no id. */
type AddedRun = { readonly id: string | null; readonly day: number; readonly durationMs: number };

/**
 * Adds runs that count to the days on which they began, each run once: the newest of those that are in no day yet, such
 * as one that was just saved, and runs of earlier releases. Call it while the user's row is locked.
 * @returns whether there may be more.
 */
export async function addToPracticeDays(transaction: Transaction, userId: string, timeZone: string): Promise<boolean> {
  const found = await transaction
    .select({
      id: results.id,
      startedAt: results.startedAt,
      durationMs: results.durationMs,
      minutes: users.dailyGoalMinutes,
    })
    .from(results)
    .innerJoin(users, eq(users.id, results.userId))
    .where(and(eq(results.userId, userId), withoutDay))
    .orderBy(desc(results.startedAt))
    .limit(BATCH);
  const runs = found
    .toReversed()
    .map(({ id, startedAt, durationMs }) => ({ id, durationMs, day: practiceDayOf(startedAt.getTime(), timeZone) }));
  if (runs.length === 0) return false;
  await writeRuns(transaction, { userId, goalMs: toGoalMs(found[0]?.minutes ?? null) }, runs);
  const places = sql.join(
    runs.map(({ id, day }) => sql`(${id}::uuid, ${day}::integer)`),
    sql`, `,
  );
  await transaction
    .update(results)
    .set({ practiceDay: sql`added.day` })
    .from(sql`(values ${places}) as added (id, day)`)
    .where(eq(results.id, sql`added.id`));
  return runs.length === BATCH;
}

/** Adds an attempt at an exam to its day. Call it once per attempt, while the user's row is locked. */
export async function addAttemptToDay(
  transaction: Transaction,
  userId: string,
  attempt: { readonly day: number; readonly durationMs: number },
): Promise<void> {
  const [user] = await transaction.select({ minutes: users.dailyGoalMinutes }).from(users).where(eq(users.id, userId));
  if (user) await writeRuns(transaction, { userId, goalMs: toGoalMs(user.minutes) }, [{ ...attempt, id: null }]);
}

/** Adds the runs of earlier releases, all that are in no day yet, to their days. */
export async function completePracticeDays(database: Database, userId: string, timeZone: string): Promise<void> {
  if (!(await hasRunsWithoutDay(database, userId))) return;
  for (let isLeft = true; isLeft;)
    isLeft = await inTransaction(database, async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
      return addToPracticeDays(transaction, userId, timeZone);
    });
}

async function writeRuns(
  transaction: Transaction,
  account: Omit<Account, "days">,
  runs: readonly AddedRun[],
): Promise<void> {
  const [first] = runs;
  if (first === undefined) return;
  const days = await selectDaysFrom(transaction, account.userId, first.day);
  await runQuery(transaction, writeAll([saveDays(addRuns({ ...account, days }, runs))]));
}

const withoutDay = and(isNull(results.practiceDay), sql`${results.isCounted}`);

/** The rows from the last one up to a day. */
function selectDaysFrom(transaction: Transaction, userId: string, day: number): Promise<PracticeDayRow[]> {
  const last = lastDayUpTo(sql`${userId}::uuid`, sql`${day}::integer`);
  return transaction
    .select()
    .from(practiceDays)
    .where(and(eq(practiceDays.userId, userId), sql`${practiceDays.day} >= ${last}`))
    .orderBy(asc(practiceDays.day));
}

/** The last day up to one that has a row; itself if none has. */
function lastDayUpTo(userId: SQLWrapper, day: SQLWrapper): SQL {
  return sql`coalesce((select max(day) from ${practiceDays} where user_id = ${userId} and day <= ${day}), ${day})`;
}

type Account = {
  readonly userId: string;
  readonly days: readonly PracticeDayRow[];
  /** The current goal. */
  readonly goalMs: number | null;
};

/** @param runs in the order in which they were typed. */
function addRuns({ userId, days, goalMs }: Account, runs: readonly AddedRun[]): readonly PracticeDayRow[] {
  const added = new Map<number, PracticeDayRow>();
  for (const { id, day, durationMs } of runs) {
    const before = added.get(day) ??
      days.find((one) => one.day === day) ?? {
        userId,
        day,
        typedMs: 0,
        goalMs: goalOn(days, day, goalMs),
        reachedBy: null,
      };
    const after = { ...before, typedMs: before.typedMs + durationMs };
    added.set(day, !isReached(before) && isReached(after) ? { ...after, reachedBy: id } : after);
  }
  return [...added.values()];
}

/** Replaces rows. Write them while the user's row is locked. */
export const saveDays: (rows: readonly PracticeDayRow[]) => Write = rowsOf(
  practiceDays,
  sql`(user_id, day) do update set
    typed_ms = excluded.typed_ms, goal_ms = excluded.goal_ms, reached_by = excluded.reached_by`,
);

/** What decides how a run changes its day: what {@link daysBefore} selects. */
export type DaysBefore = {
  readonly days: readonly Omit<PracticeDayRow, "userId">[];
  /** Whether there are runs that {@link addToPracticeDays} would add. */
  readonly hasRunsWithoutDay: boolean;
};

/** The {@link DaysBefore} of a run, in SQL `run` (user_id, day), as JSON. */
export const daysBefore: SQL = sql`json_build_object(
  'hasRunsWithoutDay', exists (
    select from ${results} where ${results.userId} = run.user_id and ${withoutDay}),
  'days', (select coalesce(json_agg(json_build_object(
      'day', own.day, 'typedMs', own.typed_ms, 'goalMs', own.goal_ms, 'reachedBy', own.reached_by
    ) order by own.day), '[]')
    from ${practiceDays} own
    where own.user_id = run.user_id and own.day >= ${lastDayUpTo(sql`run.user_id`, sql`run.day`)}))`;

/**
 * The day of a run that counts, with its time. Call it when no other run is without a day.
 * @param minutes the current goal of the account.
 */
export function addRunToDay(
  { days }: DaysBefore,
  { userId, minutes }: { readonly userId: string; readonly minutes: number | null },
  run: AddedRun,
): { readonly row: PracticeDayRow; readonly isFirstOfDay: boolean } {
  const account = { userId, goalMs: toGoalMs(minutes), days: days.map((row) => ({ ...row, userId })) };
  const [row] = addRuns(account, [run]);
  if (!row) throw new Error("A run has a day.");
  return { row, isFirstOfDay: row.typedMs > 0 && row.typedMs === run.durationMs };
}

/** Whether a user has runs that {@link addToPracticeDays} would add. */
async function hasRunsWithoutDay(database: Connection, userId: string): Promise<boolean> {
  const found = await database
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.userId, userId), withoutDay))
    .limit(1);
  return found.length > 0;
}

/**
 * Puts a new goal into force: today, or tomorrow if today's goal is already reached. Days before keep theirs. Call it
 * while the user's row is locked, after {@link addToPracticeDays}.
 */
export async function writeGoal(
  transaction: Transaction,
  userId: string,
  goalMs: number | null,
  today: number,
): Promise<void> {
  const [row] = await transaction
    .select()
    .from(practiceDays)
    .where(and(eq(practiceDays.userId, userId), eq(practiceDays.day, today)));
  const from = row && isReached(row) ? today + 1 : today;
  await transaction
    .insert(practiceDays)
    .values({ userId, day: from, goalMs })
    .onConflictDoUpdate({ target: [practiceDays.userId, practiceDays.day], set: { goalMs } });
  await transaction
    .update(practiceDays)
    .set({ goalMs })
    .where(and(eq(practiceDays.userId, userId), gt(practiceDays.day, from)));
}

/**
 * Adds the days of one user to those of another, whose results were just moved. A run that both had counts once. A day
 * that either of them reached stays reached.
 */
export async function movePracticeDays(transaction: Connection, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`
    insert into practice_days (user_id, day, typed_ms, goal_ms, reached_by)
    select ${toUserId}::uuid, own.day, own.typed_ms - coalesce(double.ms, 0), own.goal_ms, own.reached_by
    from practice_days own
    left join (
      select mine.practice_day as day, sum(mine.duration_ms)::integer as ms
      from results mine
      join results theirs on theirs.user_id = ${toUserId} and theirs.run_id = mine.run_id
        and theirs.practice_day is not null
      where mine.user_id = ${fromUserId} and mine.practice_day is not null
      group by mine.practice_day
    ) double on double.day = own.day
    where own.user_id = ${fromUserId} and own.typed_ms > coalesce(double.ms, 0)
    on conflict (user_id, day) do update set
      typed_ms = practice_days.typed_ms + excluded.typed_ms,
      goal_ms = least(practice_days.goal_ms, excluded.goal_ms),
      reached_by = coalesce(practice_days.reached_by, excluded.reached_by)`);
  await transaction.delete(practiceDays).where(eq(practiceDays.userId, fromUserId));
}
