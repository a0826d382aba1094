import { eq, sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { BOARD_ACCURACY, boardModes, improvementRuns } from "../../engine/practice/boardRules";
import { isCounted } from "../daily/daily";
import { dayOf } from "../database/calendar";
import { isComparable, isComparableKind } from "../database/comparable";
import {
  dailyAttempts,
  boardEntries,
  boardChanges,
  boardCounts,
  FINE_IN_COARSE,
  fineScale,
} from "../database/rankingSchema";
import type { Transaction, Connection } from "../database/Database";
import { results, type ResultSummary } from "../database/schema";
import { Part, type Write } from "../database/statements";
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
function boardsOf(timeZone: string | Placeholder): SQL {
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

/** What decides which runs a run is compared with. */
type Compared = Readonly<Record<"userId" | "mode" | "modeAmount" | "language" | "startedAt" | "id", SQLWrapper>>;

/** The comparable runs of the same user, as `other`, on one side of a run; the nearest first. */
function comparableRuns(run: Compared, side: "before" | "after", most: number): SQL {
  const [isOnSide, order] = side === "before" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`select other.wpm from ${results} other
    where other.user_id = ${run.userId} and other.mode = ${run.mode}
      and coalesce(other.mode_amount, 0) = coalesce(${run.modeAmount}, 0) and other.language = ${run.language}
      and ${isComparable}
      and (other.started_at, other.id) ${isOnSide} (${run.startedAt}, ${run.id})
    order by other.started_at ${order}, other.id ${order} limit ${most}`;
}

/** How much faster a result is than the median of those before it, as a row (wpm); none if it is not. */
const gainOf: SQL = sql`(
  select ${results.wpm} - median from (
    select percentile_cont(0.5) within group (order by wpm) as median, count(*) as runs
    from (${comparableRuns(results, "before", improvementRuns.most)}) as last
  ) as earlier
  where ${isOnBoards} and runs >= ${improvementRuns.least} and ${results.wpm} > median
) as gain (wpm)`;

const isFaster = sql`excluded.speed > board_entries.speed`;
// What is added to an entry is of one run, which has both its speed and its accuracy.
const isMoreAccurate = sql`excluded.accuracy > board_entries.accuracy
  or (excluded.accuracy = board_entries.accuracy
    and excluded.speed > (select wpm from ${results} where id = board_entries.accuracy_result_id))`;
const isLargerGain = sql`excluded.improvement > coalesce(board_entries.improvement, 0)`;

/**
 * Writes what results add to the boards of their users, if their profile is public and they compete. Better entries are
 * kept: of users who may have some, there is only one result, and no comparable one is later.
 * @param from which results, as `results`.
 */
function addEntries(from: SQL, timeZone: string | Placeholder): SQL {
  const byGain = sql`filter (where kept.is_kind and gain.wpm is not null)`;
  return sql`
    insert into ${boardEntries} (board, user_id, speed, speed_result_id, accuracy, accuracy_result_id, improvement,
      improvement_result_id)
    select kept.board, ${results.userId}, max(${results.wpm}),
      (array_agg(${results.id} order by ${results.wpm} desc, ${results.startedAt}, ${results.id}))[1],
      max(${results.accuracy}),
      (array_agg(${results.id} order by ${results.accuracy} desc, ${results.wpm} desc, ${results.startedAt},
        ${results.id}))[1],
      max(gain.wpm) ${byGain},
      (array_agg(${results.id} order by gain.wpm desc, ${results.startedAt}, ${results.id}) ${byGain})[1]
    from ${from}
    join ${users} on ${users.id} = ${results.userId} and ${users.profileVisibility} = 'ALL' and ${users.competes}
    left join lateral ${gainOf} on true
    cross join lateral ${boardsOf(timeZone)}
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
    where ${isFaster} or ${isMoreAccurate} or ${isLargerGain}`;
}

const addWritten = new Part(
  "board_entries_written",
  addEntries(sql`results_written as results`, sql.placeholder("timeZone")),
);

/**
 * Adds a result that counts, which another part of the same statement writes (results_written), to the boards. If
 * {@link hasLaterRun}, rebuild them instead. Write it while the user's row is locked.
 */
export function addToBoards(timeZone: string): Write {
  return { part: addWritten, values: { timeZone } };
}

/** A run that is about to be saved, in SQL. */
const run: Compared = {
  userId: sql`run.user_id`,
  mode: sql`run.mode`,
  modeAmount: sql`run.mode_amount`,
  language: sql`run.language`,
  startedAt: sql`run.started_at`,
  id: sql`run.id`,
};

/**
 * Whether a run that is about to be saved is older than another of its kind (it was typed offline), and so changes the
 * improvement of later ones.
 */
export const hasLaterRun: SQL = sql`((run.mode, coalesce(run.mode_amount, 0)) in (${modes})
  and exists (${comparableRuns(run, "after", 1)}))`;

/** Whether a result may be on a board, or that of a text of the day. */
export function isOnSomeBoard(result: ResultSummary): boolean {
  return result.status === "VERIFIED" && result.accuracy >= BOARD_ACCURACY && isComparableKind(result);
}

/**
 * Rebuilds all entries of a user from their results, or deletes them if their profile is not public or they do not
 * compete. Call it while the user's row is locked.
 */
export async function rebuildEntries(transaction: Transaction, userId: string, timeZone: string): Promise<void> {
  await transaction.delete(boardEntries).where(eq(boardEntries.userId, userId));
  await transaction.execute(
    addEntries(sql`(select * from ${results} where ${results.userId} = ${userId}) as results`, timeZone),
  );
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
