import { eq, sql, type SQL } from "drizzle-orm";
import { BOARD_ACCURACY, boardModes } from "../../engine/practice/boardRules";
import { DEFAULT_LIST } from "../../contract/wordLists";
import { dayOf } from "../database/calendar";
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

const modes = sql.join(
  boardModes.map(({ mode, amount }) => sql`(${mode}, ${amount ?? 0}::int)`),
  sql`, `,
);

/**
 * The results that can be compared: verified, of a kind with boards, the common words without additions, and accurate
 * enough.
 */
export const isOnBoards: SQL = sql`${results.status} = 'VERIFIED'
  and (${results.mode}, coalesce(${results.modeAmount}, 0)) in (${modes})
  and not ${results.punctuation} and not ${results.numbers}
  and coalesce(${results.wordList}, ${DEFAULT_LIST}) = ${DEFAULT_LIST}
  and ${results.accuracy} >= ${BOARD_ACCURACY}`;

/** The boards of results, as rows (key). The calendar is the host's. */
function boardsOf(timeZone: string): SQL {
  const day = dayOf(results.startedAt, timeZone);
  const kind = sql`':' || ${results.mode} || ':' || coalesce(${results.modeAmount}::text, '')
    || ':' || ${results.language}`;
  return sql`(values
    ('ALL:0' || ${kind}),
    -- 1970-01-01 was a Thursday, three days after its Monday.
    ('WEEK:' || (${day} - (${day} + 3) % 7) || ${kind}),
    ('DAY:' || ${day} || ${kind})
  ) as kept (board)`;
}

/**
 * Writes what these results add to the boards of their users, if their profile is public. What is better stays.
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
    where ${which} and ${isOnBoards}
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
 * Makes all entries of a user anew from their results, or deletes them if their profile is not public. Call it while
 * the user's row is locked.
 */
export async function rebuildEntries(transaction: Transaction, userId: string, timeZone: string): Promise<void> {
  await transaction.delete(boardEntries).where(eq(boardEntries.userId, userId));
  await addEntries(transaction, sql`${results.userId} = ${userId}`, timeZone);
}
