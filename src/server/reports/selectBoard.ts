import { sql, type SQL } from "drizzle-orm";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { Language } from "../../contract/languages/languages";
import type { IsoWeek } from "../../contract/scalars";
import { startOfDay } from "../database/calendar";
import { inNameOrder, type ReadConnection } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import type { Context, Viewer } from "../Context";
import type { SeenGroup } from "../groups/groups";
import type { BoardPeriod } from "../boards/boardEntries";
import { isComparable } from "../database/comparable";
import { GROUP_BOARD_PLACES, improvementRuns } from "../../engine/practice/boardRules";
import { doesCompete } from "../players/players";
import { isAllowed } from "../groups/groupRights";

/** Number of places that coaches and admins see. */
export const COACH_BOARD_LENGTH = 50;

/** Rows of equal places are not shown beyond this many times the places. */
const MOST_TIED = 5;

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

/** So long before a day or a week the runs began with which improvement is compared, in days. */
export const IMPROVEMENT_DAYS = 56;

/** A place, and whether it is the viewer's own. */
export type SeenEntry = BoardEntry & { readonly isMine: boolean };

/** The leaderboard of a group. */
export type Board = {
  /** Before it was read. */
  readonly readAt: Date;
  readonly period: BoardPeriod;
  /** Of DAY and ALL: the current one. */
  readonly week: IsoWeek;
  readonly kind: BoardKind;
  readonly entries: readonly SeenEntry[];
};

export type GroupBoardChoice = {
  readonly kind: BoardKind;
  readonly period: BoardPeriod;
  /** Null for the current one. Only for WEEK. */
  readonly week: IsoWeek | null;
  /** Only runs of a kind that has public boards, as these compare them; null: all that {@link boardRules} allow. */
  readonly only: RunKind | null;
};

/** A kind of run that has public boards. */
type RunKind = { readonly mode: ResultRow["mode"]; readonly amount: number | null; readonly language: Language };

/** Whether a viewer who sees a group may see its leaderboard: its coaches and admins, and members if it is on. */
export function maySeeBoard(group: SeenGroup, viewer: Viewer): boolean {
  return group.settings.leaderboard || isAllowed(group, viewer, "COACH");
}

/**
 * The leaderboard of a group as the viewer sees it.
 * @returns null for members if the coaches switched it off or they do not compete, and for a week that does not exist.
 */
export async function findBoard(
  context: Context,
  group: SeenGroup,
  { kind, period, week, only }: GroupBoardChoice,
): Promise<Board | null> {
  const { viewer, services } = context;
  const { replica, now, timeZone } = services;
  if (!viewer || !maySeeBoard(group, viewer)) return null;
  if (!isAllowed(group, viewer, "COACH") && !(await doesCompete(services.database, viewer))) return null;
  const today = dayNumber(now(), timeZone);
  const monday = mondayOfIsoWeek((period === "WEEK" ? week : null) ?? isoWeekOfDay(today));
  if (monday === null) return null;
  const readAt = new Date(now());
  const entries = await selectBoard(replica.forBoards(context), {
    groupId: group.id,
    kind,
    days: { DAY: [today, today + 1], WEEK: [monday, monday + 7], ALL: null }[period] as Days,
    only,
    timeZone,
    viewerId: viewer.userId,
    places: isAllowed(group, viewer, "COACH") ? COACH_BOARD_LENGTH : GROUP_BOARD_PLACES,
  });
  return {
    readAt,
    period,
    week: isoWeekOfDay(monday),
    kind,
    entries: entries.map((entry) => ({ ...entry, isMine: entry.userId === viewer.userId })),
  };
}

export type BoardKind = "SPEED" | "ACCURACY" | "IMPROVEMENT" | "PRACTICE";

/** The first day and the one after the last, as contract/dates counts; null for all. */
type Days = readonly [from: number, to: number] | null;

/** A user's place on a leaderboard. */
type BoardEntry = {
  readonly place: number;
  readonly name: string;
  readonly userId: string;
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly durationMs: number;
  /** When that run began; null for PRACTICE. */
  readonly startedAt: Date | null;
  /** Only of IMPROVEMENT, in wpm. */
  readonly improvement: number | null;
};

export type BoardQuestion = {
  readonly groupId: string;
  readonly kind: BoardKind;
  readonly days: Days;
  readonly only: RunKind | null;
  readonly timeZone: string;
  readonly viewerId: string;
  /** Number of places. */
  readonly places: number;
};

/**
 * The best of a group in a period, with equal results at the same place, and the viewer's own entry at any place. One
 * query that reads the index results_history, or with `only` results_comparable.
 */
export async function selectBoard(
  database: ReadConnection,
  { groupId, kind, days, only, timeZone, viewerId, places }: BoardQuestion,
): Promise<readonly BoardEntry[]> {
  const since = days && startOfDay(days[0] - (kind === "IMPROVEMENT" ? IMPROVEMENT_DAYS : 0), timeZone);
  const end =
    days === null
      ? sql``
      : sql`and ${results.startedAt} >= ${since} and ${results.startedAt} < ${startOfDay(days[1], timeZone)}`;
  const runs = sql`select ${results.userId} as "userId", ${results.wpm} as wpm, ${results.accuracy} as accuracy,
      ${results.durationMs}::float8 as "durationMs", ${results.startedAt} as "startedAt", ${results.id} as id,
      ${results.mode} as mode, ${results.modeAmount} as amount, ${results.language} as language,
      ${days === null ? sql`true` : sql`${results.startedAt} >= ${startOfDay(days[0], timeZone)}`} as "isIn"
    from ${groupMembers} join ${users} on ${users.id} = ${groupMembers.userId} and ${users.competes}
      join ${results} on ${results.userId} = ${groupMembers.userId}
      and ${results.startedAt} >= ${groupMembers.joinedAt}
      ${end}
    where ${groupMembers.groupId} = ${groupId} and ${results.status} = 'VERIFIED'
      ${kind === "PRACTICE" ? sql`` : sql`and ${isCompared(only)}`}`;
  const { best, score } = rankings[kind];
  const { rows } = await database.execute<Omit<BoardEntry, "startedAt"> & { readonly startedAt: string | null }>(sql`
    with runs as (${runs}),
    best as (${best}),
    placed as (select best.*, rank() over (order by ${score} desc)::int as place from best),
    shown as (
      select placed.*, ${users.displayName} as name, placed."userId" = ${viewerId} as "isOwn"
      from placed join ${users} on ${users.id} = placed."userId"
      where placed.place <= ${places} or placed."userId" = ${viewerId}
      -- Among many at the same place, one's own row is not the one that is left out.
      order by "isOwn" desc, placed.place, ${inNameOrder(users.displayName)}, placed."userId"
      limit ${MOST_TIED * places}
    )
    select place, name, "userId", wpm, accuracy, "durationMs", "startedAt", improvement from shown
    order by place, ${inNameOrder(sql`name`)}, "userId"`);
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: startedAt === null ? null : new Date(startedAt) }));
}

function isCompared(only: RunKind | null): SQL {
  const { mode, modeAmount, language, durationMs, accuracy } = results;
  if (only)
    return sql`${mode} = ${only.mode} and coalesce(${modeAmount}, 0) = ${only.amount ?? 0}
      and ${language} = ${only.language} and ${isComparable}`;
  const modes = sql.join(
    boardRules.modes.map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`${mode} in (${modes}) and ${durationMs} >= ${boardRules.durationMs}
    and ${accuracy} >= ${boardRules.accuracy}`;
}

const columns = sql`"userId", wpm, accuracy, "durationMs", "startedAt"`;

/** The best of each user in `runs`, and what it is ranked by. */
const rankings: Readonly<Record<BoardKind, { readonly best: SQL; readonly score: SQL }>> = {
  SPEED: {
    best: sql`select distinct on ("userId") ${columns}, null::float8 as improvement from runs
      order by "userId", wpm desc, accuracy desc, "startedAt"`,
    score: sql`wpm`,
  },
  ACCURACY: {
    best: sql`select distinct on ("userId") ${columns}, null::float8 as improvement from runs
      order by "userId", accuracy desc, wpm desc, "startedAt"`,
    score: sql`accuracy`,
  },
  IMPROVEMENT: {
    best: sql`select distinct on ("userId") ${columns}, wpm - median as improvement from (
        select *, array_agg(wpm) over (
          partition by "userId", mode, amount, language order by "startedAt", id
          rows between ${sql.raw(String(improvementRuns.most))} preceding and 1 preceding) as before
        from runs) as followed
      cross join lateral (
        select percentile_cont(0.5) within group (order by earlier) as median from unnest(before) as earlier) as medians
      where "isIn" and cardinality(before) >= ${improvementRuns.least} and wpm > median
      order by "userId", wpm - median desc, "startedAt"`,
    score: sql`improvement`,
  },
  PRACTICE: {
    best: sql`select "userId", null::float8 as wpm, null::float8 as accuracy, sum("durationMs")::float8 as "durationMs",
        null::timestamptz as "startedAt", null::float8 as improvement
      from runs group by "userId"`,
    score: sql`"durationMs"`,
  },
};
