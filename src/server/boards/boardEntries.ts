import { eq, sql, type SQL } from "drizzle-orm";
import { BOARD_ACCURACY, boardModes } from "../../engine/practice/boardRules";
import { DEFAULT_LIST } from "../../contract/wordLists";
import { isCounted } from "../daily/dailyAttempts";
import { dayOf } from "../database/calendar";
import { dailyAttempts } from "../database/dailySchema";
import type { Transaction } from "../database/Database";
import { boardEntries } from "../database/boardSchema";
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
export const isOnBoards: SQL = sql`${results.status} = 'VERIFIED'
  and (${results.mode}, coalesce(${results.modeAmount}, 0)) in (${modes})
  and ${results.keyRule} is null
  and not ${results.punctuation} and not ${results.numbers}
  and coalesce(${results.wordList}, ${DEFAULT_LIST}) = ${DEFAULT_LIST}
  and ${results.accuracy} >= ${BOARD_ACCURACY}`;

/** The boards that results are on, as rows (key). The calendar is the host's. */
function boardsOf(timeZone: string): SQL {
  const day = dayOf(results.startedAt, timeZone);
  const kind = sql`':' || ${results.mode} || ':' || coalesce(${results.modeAmount}::text, '')
    || ':' || ${results.language}`;
  return sql`(
    select board from (values
      ('ALL:0' || ${kind}),
      -- 1970-01-01 was a Thursday, three days after its Monday.
      ('WEEK:' || (${day} - (${day} + 3) % 7) || ${kind}),
      ('DAY:' || ${day} || ${kind})
    ) as boards (board)
    where ${isOnBoards}
    union all
    select 'DAY:' || ${dailyAttempts.day} || ':DAILY::' || ${dailyAttempts.language}
    from ${dailyAttempts} where ${isCounted}
  ) as kept (board)`;
}

/**
 * Writes what these results add to the boards of their users, if their profile is public. Better entries are kept.
 * @param which of the results.
 */
async function addEntries(transaction: Transaction, which: SQL, timeZone: string): Promise<void> {
  await transaction.execute(sql`
    insert into ${boardEntries} (board, user_id, speed, speed_result_id, accuracy, accuracy_result_id)
    select kept.board, ${results.userId}, max(${results.wpm}),
      (array_agg(${results.id} order by ${results.wpm} desc, ${results.startedAt}, ${results.id}))[1],
      max(${results.accuracy}),
      (array_agg(${results.id} order by ${results.accuracy} desc, ${results.wpm} desc, ${results.startedAt},
        ${results.id}))[1]
    from ${results}
    join ${users} on ${users.id} = ${results.userId} and ${users.profileVisibility} = 'ALL'
    cross join lateral ${boardsOf(timeZone)}
    where ${which}
    group by kept.board, ${results.userId}
    on conflict (board, user_id) do update set
      speed = greatest(board_entries.speed, excluded.speed),
      speed_result_id = case when excluded.speed > board_entries.speed
        then excluded.speed_result_id else board_entries.speed_result_id end,
      accuracy = greatest(board_entries.accuracy, excluded.accuracy),
      accuracy_result_id = case when excluded.accuracy > board_entries.accuracy
        then excluded.accuracy_result_id else board_entries.accuracy_result_id end
    where excluded.speed > board_entries.speed or excluded.accuracy > board_entries.accuracy`);
}

/** Adds a run that counts. Call it while the user's row is locked. */
export function addToBoards(transaction: Transaction, { id }: ResultSummary, timeZone: string): Promise<void> {
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
