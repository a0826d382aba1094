import { sql, type SQL } from "drizzle-orm";
import { inNameOrder } from "../../database/inNameOrder";
import type { Database } from "../../database/Database";
import { groupMembers } from "../../database/groupSchema";
import { results, users } from "../../database/schema";
import { startOfDay } from "../startOfDay";
import { BOARD_LENGTH, boardRules } from "./boardRules";

export type BoardKind = "SPEED" | "PRACTICE";

/** Somebody's place on a board. */
export type BoardEntry = {
  readonly place: number;
  readonly name: string;
  readonly userId: string;
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly durationMs: number;
};

/**
 * The best of a group in a week, equal ones at the same place; and the entry of one person wherever they stand. One
 * query, which reads the index results_history alone.
 * @param monday of the week, as dayNumber counts
 */
export async function selectBoard(
  database: Database,
  groupId: string,
  kind: BoardKind,
  monday: number,
  timeZone: string,
  viewerId: string,
): Promise<readonly BoardEntry[]> {
  const inWeek = sql`${results.userId} = ${groupMembers.userId} and ${results.startedAt} >= ${groupMembers.joinedAt}
    and ${results.startedAt} >= ${startOfDay(monday, timeZone)} and ${results.startedAt} < ${startOfDay(monday + 7, timeZone)}`;
  const { rows } = await database.execute<BoardEntry & { readonly place: number }>(sql`
    with best as (${kind === "SPEED" ? fastest(groupId, inWeek) : longest(groupId, inWeek)}),
    placed as (select best.*, rank() over (order by ${kind === "SPEED" ? sql`best.wpm` : sql`best."durationMs"`} desc)::int as place from best)
    select placed.place, placed."userId", placed.wpm, placed.accuracy, placed."durationMs", ${users.displayName} as name
    from placed join ${users} on ${users.id} = placed."userId"
    where placed.place <= ${BOARD_LENGTH} or placed."userId" = ${viewerId}
    order by placed.place, ${inNameOrder(users.displayName)}, placed."userId"
    limit ${5 * BOARD_LENGTH}`);
  return rows;
}

function fastest(groupId: string, inWeek: SQL): SQL {
  const modes = sql.join(
    boardRules.modes.map((mode) => sql`${mode}`),
    sql`, `,
  );
  return sql`
    select distinct on (${results.userId}) ${results.userId} as "userId", ${results.wpm} as wpm, ${results.accuracy} as accuracy, ${results.durationMs}::float8 as "durationMs"
    from ${groupMembers} join ${results} on ${inWeek}
    where ${groupMembers.groupId} = ${groupId} and ${results.status} = 'VERIFIED' and ${results.mode} in (${modes})
      and ${results.durationMs} >= ${boardRules.durationMs} and ${results.accuracy} >= ${boardRules.accuracy}
    order by ${results.userId}, ${results.wpm} desc, ${results.accuracy} desc`;
}

function longest(groupId: string, inWeek: SQL): SQL {
  return sql`
    select ${results.userId} as "userId", null::float8 as wpm, null::float8 as accuracy, sum(${results.durationMs})::float8 as "durationMs"
    from ${groupMembers} join ${results} on ${inWeek}
    where ${groupMembers.groupId} = ${groupId} and ${results.status} = 'VERIFIED'
    group by ${results.userId}`;
}
