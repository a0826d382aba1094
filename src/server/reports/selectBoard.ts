import { sql, type SQL } from "drizzle-orm";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { IsoWeek } from "../../contract/scalars";
import { startOfDay } from "../database/calendar";
import { inNameOrder, type ReadConnection } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import type { Context, Viewer } from "../Context";
import type { SeenGroup } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";

/** Number of places on a leaderboard. The viewer's own place is added if it is later. */
export const BOARD_LENGTH = 10;

/**
 * Makes runs comparable: at least 30 seconds (the shortest run of a lesson, so no 15-second sprints), at most one wrong
 * key press in ten, and a text the typist did not choose. That excludes custom texts (which may be a single letter),
 * course drills, and texts that adaptive practice made for one user. Only each user's best run counts.
 */
export const boardRules = {
  modes: ["TIME", "WORDS", "RACE"] as const satisfies readonly ResultRow["mode"][],
  durationMs: 30_000,
  accuracy: 90,
};

/** A place, and whether it is the viewer's own. */
export type SeenEntry = BoardEntry & { readonly isMine: boolean };

/** The leaderboard of a week. */
export type Board = {
  /** Before it was read. */
  readonly readAt: Date;
  readonly week: IsoWeek;
  readonly kind: BoardKind;
  readonly entries: readonly SeenEntry[];
};

/** Whether a viewer who sees a group may see its leaderboard: its coaches and admins, and members if it is on. */
export function maySeeBoard(group: SeenGroup, viewer: Viewer): boolean {
  return group.settings.leaderboard || isAllowed(group, viewer, "COACH");
}

/**
 * The leaderboard of a group as the viewer sees it.
 * @param week null: the current one.
 * @returns null for members if the coaches switched it off, and for a week that does not exist.
 */
export async function findBoard(
  context: Context,
  group: SeenGroup,
  week: IsoWeek | null,
  kind: BoardKind,
): Promise<Board | null> {
  const { viewer, services } = context;
  const { replica, now, timeZone } = services;
  if (!viewer || !maySeeBoard(group, viewer)) return null;
  const monday = mondayOfIsoWeek(week ?? isoWeekOfDay(dayNumber(now(), timeZone)));
  if (monday === null) return null;
  const readAt = new Date(now());
  const entries = await selectBoard(replica.forBoards(context), group.id, kind, monday, timeZone, viewer.userId);
  return {
    readAt,
    week: isoWeekOfDay(monday),
    kind,
    entries: entries.map((entry) => ({ ...entry, isMine: entry.userId === viewer.userId })),
  };
}

export type BoardKind = "SPEED" | "PRACTICE";

/** A user's place on a leaderboard. */
type BoardEntry = {
  readonly place: number;
  readonly name: string;
  readonly userId: string;
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly durationMs: number;
};

/**
 * The best of a group in a week, with equal results at the same place, and the viewer's own entry at any place. One
 * query that only reads the index results_history.
 * @param monday of the week, as contract/dates counts
 */
export async function selectBoard(
  database: ReadConnection,
  groupId: string,
  kind: BoardKind,
  monday: number,
  timeZone: string,
  viewerId: string,
): Promise<readonly BoardEntry[]> {
  const inWeek = sql`${results.userId} = ${groupMembers.userId} and ${results.startedAt} >= ${groupMembers.joinedAt}
    and ${results.startedAt} >= ${startOfDay(monday, timeZone)}
    and ${results.startedAt} < ${startOfDay(monday + 7, timeZone)}`;
  const { rows } = await database.execute<BoardEntry & { readonly place: number }>(sql`
    with best as (${kind === "SPEED" ? fastest(groupId, inWeek) : longest(groupId, inWeek)}),
    placed as (
      select best.*, rank() over (order by ${kind === "SPEED" ? sql`best.wpm` : sql`best."durationMs"`} desc)::int
        as place
      from best
    )
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
    select distinct on (${results.userId}) ${results.userId} as "userId", ${results.wpm} as wpm,
      ${results.accuracy} as accuracy, ${results.durationMs}::float8 as "durationMs"
    from ${groupMembers} join ${results} on ${inWeek}
    where ${groupMembers.groupId} = ${groupId} and ${results.status} = 'VERIFIED' and ${results.mode} in (${modes})
      and ${results.durationMs} >= ${boardRules.durationMs} and ${results.accuracy} >= ${boardRules.accuracy}
    order by ${results.userId}, ${results.wpm} desc, ${results.accuracy} desc`;
}

function longest(groupId: string, inWeek: SQL): SQL {
  return sql`
    select ${results.userId} as "userId", null::float8 as wpm, null::float8 as accuracy,
      sum(${results.durationMs})::float8 as "durationMs"
    from ${groupMembers} join ${results} on ${inWeek}
    where ${groupMembers.groupId} = ${groupId} and ${results.status} = 'VERIFIED'
    group by ${results.userId}`;
}
