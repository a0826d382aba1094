import { eq, sql, type SQL } from "drizzle-orm";
import { boardModes, improvementRuns } from "../../engine/practice/boardRules";
import { isCounted } from "../daily/dailyAttempts";
import { dayOf } from "../database/calendar";
import { isComparable } from "../database/comparable";
import {
  dailyAttempts,
  boardEntries,
  boardChanges,
  boardCounts,
  FINE_IN_COARSE,
  fineScale,
} from "../database/boardSchema";
import type { Transaction, Connection } from "../database/Database";
import { results, type ResultSummary } from "../database/schema";
import { users } from "../database/userSchema";

/** The period of a board. */
export type BoardPeriod = "DAY" | "WEEK" | "ALL";

type BoardId = {
  readonly period: BoardPeriod;
  /** The first day, as counted by contract/dates; 0 for ALL. */
  readonly day: number;
  readonly mode: string;
  readonly amount: number | null;
  readonly language: string;
};

/** The key of a board. The same as in SQL ({@link entries}). */
export function boardKey({ period, day, mode, amount, language }: BoardId): string {
  return [period, day, mode, amount ?? "", language].join(":");
}

/** The key of the board of a text of the day. The same as in SQL ({@link boardsOf}). */
export function dailyBoardKey(day: number, language: string): string {
  return boardKey({ period: "DAY", day, mode: "DAILY", amount: null, language });
}

const modes = sql.join(
  boardModes.map(({ mode, amount }) => sql`(${mode}, ${amount ?? 0}::int)`),
  sql`, `,
);

/**
 * The results that can be compared: verified, accurate enough, of a kind with boards, of the common words without
 * punctuation and numbers, and typed by the usual rules for keys.
 */
export const isOnBoards: SQL = sql`${isComparable}
  and (${results.mode}, coalesce(${results.modeAmount}, 0)) in (${modes})`;

/** The boards that results are on, as rows (key). The calendar is the host's. */
function boardsOf(timeZone: string): SQL {
  const day = dayOf(results.startedAt, timeZone);
  const kind = sql`':' || ${results.mode} || ':' || coalesce(${results.modeAmount}::text, '')
    || ':' || ${results.language}`;
  return sql`(
    select board, true as is_kind from (values
      ('ALL:0' || ${kind}),
      -- 1970-01-01 was a Thursday, three days after its Monday.
      ('WEEK:' || (${day} - (${day} + 3) % 7) || ${kind}),
      ('DAY:' || ${day} || ${kind})
    ) as boards (board)
    where ${isOnBoards}
    union all
    select 'DAY:' || ${dailyAttempts.day} || ':DAILY::' || ${dailyAttempts.language}, false
    from ${dailyAttempts} where ${isCounted}
  ) as kept (board, is_kind)`;
}

/** The comparable runs of the same user, as `other`, on one side of a result; the nearest first. */
function comparableRuns(side: "before" | "after", most: number): SQL {
  const [isOnSide, order] = side === "before" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`select other.wpm from ${results} other
    where other.user_id = ${results.userId} and other.mode = ${results.mode}
      and coalesce(other.mode_amount, 0) = coalesce(${results.modeAmount}, 0) and other.language = ${results.language}
      and ${isComparable}
      and (other.started_at, other.id) ${isOnSide} (${results.startedAt}, ${results.id})
    order by other.started_at ${order}, other.id ${order} limit ${most}`;
}

/** How much faster a result is than the median of those before it, as a row (wpm); none if it is not. */
const gainOf: SQL = sql`(
  select ${results.wpm} - median from (
    select percentile_cont(0.5) within group (order by wpm) as median, count(*) as runs
    from (${comparableRuns("before", improvementRuns.most)}) as last
  ) as earlier
  where ${isOnBoards} and runs >= ${improvementRuns.least} and ${results.wpm} > median
) as gain (wpm)`;

/** The speed of the run that has the accuracy of a row. */
function accurateWpm(row: "excluded" | "board_entries"): SQL {
  return sql`(select wpm from ${results} where id = ${sql.identifier(row)}.accuracy_result_id)`;
}

const isFaster = sql`excluded.speed > board_entries.speed`;
const isMoreAccurate = sql`excluded.accuracy > board_entries.accuracy
  or (excluded.accuracy = board_entries.accuracy and ${accurateWpm("excluded")} > ${accurateWpm("board_entries")})`;
const isLargerGain = sql`excluded.improvement > coalesce(board_entries.improvement, 0)`;

/**
 * Writes what these results add to the boards of their users, if their profile is public. Better entries are kept. No
 * other comparable result may be later.
 * @param which of the results.
 */
async function addEntries(transaction: Transaction, which: SQL, timeZone: string): Promise<void> {
  const byGain = sql`filter (where kept.is_kind and gain.wpm is not null)`;
  await transaction.execute(sql`
    insert into ${boardEntries} (board, user_id, speed, speed_result_id, accuracy, accuracy_result_id, improvement,
      improvement_result_id)
    select kept.board, ${results.userId}, max(${results.wpm}),
      (array_agg(${results.id} order by ${results.wpm} desc, ${results.startedAt}, ${results.id}))[1],
      max(${results.accuracy}),
      (array_agg(${results.id} order by ${results.accuracy} desc, ${results.wpm} desc, ${results.startedAt},
        ${results.id}))[1],
      max(gain.wpm) ${byGain},
      (array_agg(${results.id} order by gain.wpm desc, ${results.startedAt}, ${results.id}) ${byGain})[1]
    from ${results}
    join ${users} on ${users.id} = ${results.userId} and ${users.profileVisibility} = 'ALL'
    left join lateral ${gainOf} on true
    cross join lateral ${boardsOf(timeZone)}
    where ${which}
    group by kept.board, ${results.userId}
    on conflict (board, user_id) do update set
      speed = greatest(board_entries.speed, excluded.speed),
      speed_result_id = case when ${isFaster} then excluded.speed_result_id else board_entries.speed_result_id end,
      accuracy = greatest(board_entries.accuracy, excluded.accuracy),
      accuracy_result_id = case when ${isMoreAccurate}
        then excluded.accuracy_result_id else board_entries.accuracy_result_id end,
      improvement = greatest(board_entries.improvement, excluded.improvement),
      improvement_result_id = case when ${isLargerGain}
        then excluded.improvement_result_id else board_entries.improvement_result_id end
    where ${isFaster} or ${isMoreAccurate} or ${isLargerGain}`);
}

/**
 * Adds a run that counts. One that is older than another of its kind (it was typed offline, or a flag was lifted)
 * changes the improvement of later ones, so then all entries are rebuilt. Call it while the user's row is locked.
 */
export async function addToBoards(
  transaction: Transaction,
  { id, userId }: ResultSummary,
  timeZone: string,
): Promise<void> {
  const { rows: later } = await transaction.execute(sql`
    select 1 from ${results}, lateral (${comparableRuns("after", 1)}) as later
    where ${results.id} = ${id} and ${isOnBoards}`);
  if (later.length > 0) return rebuildEntries(transaction, userId, timeZone);
  return addEntries(transaction, sql`${results.id} = ${id}`, timeZone);
}

/**
 * Rebuilds all entries of a user from their results, or deletes them if their profile is not public. Call it while
 * the user's row is locked.
 */
export async function rebuildEntries(transaction: Transaction, userId: string, timeZone: string): Promise<void> {
  await transaction.delete(boardEntries).where(eq(boardEntries.userId, userId));
  await addEntries(transaction, sql`${results.userId} = ${userId}`, timeZone);
}

/** Number of changes added per statement. */
const BATCH = 5_000;

/** Adds all changes of entries to the counts of their boards, and deletes counts of nothing. */
export async function settleBoardCounts(database: Connection): Promise<void> {
  while ((await settleSome(database)) === BATCH);
  // Those that another process is writing are left for the next time.
  await database.execute(sql`delete from ${boardCounts} where ctid = any (array(
    select ctid from ${boardCounts} where entries = 0 for update skip locked))`);
}

/**
 * Adds some changes. One statement, which locks counts in the same order as other processes do, and takes each change
 * once.
 * @returns the number of changes that were added.
 */
async function settleSome(database: Connection): Promise<number> {
  const lists = Object.entries(fineScale).flatMap(([ranking, scale]) =>
    [true, false].map(
      (isCoarse) => sql`select board, ${ranking}::text as ranking, ${isCoarse}::boolean as is_coarse,
        floor(${sql.identifier(ranking.toLowerCase())} * ${scale}::int / ${isCoarse ? FINE_IN_COARSE : 1}::int)::int
          as bucket, entries
        from taken`,
    ),
  );
  const { rows } = await database.execute<{ readonly number: number }>(sql`
    with taken as (
      delete from ${boardChanges} where ctid = any (array(
        select ctid from ${boardChanges} limit ${BATCH} for update skip locked))
      returning *
    ),
    sums as (
      select board, ranking, is_coarse, bucket, sum(entries)::int as entries
      from (${sql.join(lists, sql` union all `)}) as parts
      where bucket is not null
      group by board, ranking, is_coarse, bucket having sum(entries) <> 0
      order by board, ranking, is_coarse, bucket
    ),
    counted as (
      insert into ${boardCounts} (board, ranking, is_coarse, bucket, entries) select * from sums
      on conflict (board, ranking, is_coarse, bucket) do update set
        entries = ${boardCounts.entries} + excluded.entries
    )
    select count(*)::int as number from taken`);
  return rows[0]?.number ?? 0;
}
