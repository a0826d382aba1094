import { and, count, desc, eq, gt, inArray, isNotNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { BOARD_ROWS, hasBoard } from "../../engine/practice/boardRules";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { Language } from "../../contract/languages/languages";
import type { IsoWeek } from "../../contract/scalars";
import type { Context, Viewer } from "../Context";
import type { ReadConnection } from "../database/Database";
import {
  boardEntries,
  boardChanges,
  boardCounts,
  FINE_IN_COARSE,
  fineScale,
  type rankByValues,
} from "../database/rankingSchema";
import { results, type ResultRow } from "../database/schema";
import { fromGlobalId } from "../globalIds";
import { findGroups } from "../groups/groups";
import { findBoard } from "../reports/selectBoard";
import { selectFollowed } from "../follows/follows";
import { boardKey, dailyBoardKey, type BoardPeriod } from "./boardEntries";
import type { PgColumn } from "drizzle-orm/pg-core";

export type BoardChoice = {
  readonly period: BoardPeriod;
  /** Null for the current one. Only for WEEK. */
  readonly week: IsoWeek | null;
  readonly mode: ResultRow["mode"];
  readonly amount: number | null;
  readonly language: Language;
  readonly rankBy: RankBy;
  /** Only the viewer and the people whom they follow. */
  readonly onlyFollowing: boolean;
  /** Global id of the group whose members are ranked; null for everyone. */
  readonly groupId: string | null;
};

/** A place on a board, with the run that has it. */
export type PublicEntry = {
  readonly place: number;
  readonly userId: string;
  readonly isMine: boolean;
  readonly wpm: number;
  readonly accuracy: number;
  readonly startedAt: Date;
  /** Only on boards by improvement: wpm over one's own median. */
  readonly improvement: number | null;
};

export type Leaderboard = {
  /** Before it was read. */
  readonly readAt: Date;
  readonly week: IsoWeek | null;
  readonly entries: readonly PublicEntry[];
  readonly own: PublicEntry | null;
};

/** A board, what it ranks, and whose entries of it are read. */
type Entries = {
  readonly board: string;
  readonly rankBy: RankBy;
  /** A query of row ids; null for everybody. */
  readonly among: SQLWrapper | null;
};

/**
 * A public leaderboard. An index gives the first places, and buckets of scores the viewer's own. No other results are
 * read.
 * @returns null if an admin switched leaderboards off, for a board or a week that does not exist, and for a group whose
 * board the viewer may not see.
 */
export async function findLeaderboard(context: Context, choice: BoardChoice): Promise<Leaderboard | null> {
  const { viewer, services } = context;
  const { switches, now, timeZone, replica } = services;
  if (!hasBoard(choice.mode, choice.amount) || !(await switches.isOn("BOARDS"))) return null;
  const today = dayNumber(now(), timeZone);
  const day = firstDay(choice, today);
  if (day === null) return null;
  if (choice.groupId !== null) return findGroupLeaderboard(context, choice.groupId, choice);
  const among = choice.onlyFollowing ? selectFollowed(viewer) : null;
  const readAt = new Date(now());
  const places = await readPlaces(replica.forBoards(context), viewer, {
    board: boardKey({ ...choice, day }),
    rankBy: choice.rankBy,
    among,
  });
  return { week: choice.period === "WEEK" ? isoWeekOfDay(day) : null, readAt, ...places };
}

/** The same of a group's members, which need not be public. Read from their results. */
async function findGroupLeaderboard(
  context: Context,
  groupId: string,
  { rankBy, period, week, mode, amount, language }: BoardChoice,
): Promise<Leaderboard | null> {
  const { viewer, services } = context;
  const id = fromGlobalId("Group", groupId);
  const [group] = id === null ? [] : await findGroups(services.database, viewer, [id]);
  const only = { mode, amount, language };
  const board = group && (await findBoard(context, group, { kind: rankBy, period, week, only }));
  if (!board) return null;
  const entries = board.entries.flatMap(({ wpm, accuracy, startedAt, ...entry }) =>
    wpm === null || accuracy === null || startedAt === null ? [] : [{ ...entry, wpm, accuracy, startedAt }],
  );
  return {
    week: period === "WEEK" ? board.week : null,
    readAt: board.readAt,
    entries,
    own: entries.find(({ isMine }) => isMine) ?? null,
  };
}

/** The board of a text of the day, by speed. */
export async function readDailyBoard(context: Context, language: Language, day: number): Promise<Leaderboard> {
  const { viewer, services } = context;
  const entries = { board: dailyBoardKey(day, language), rankBy: "SPEED", among: null } as const;
  const readAt = new Date(services.now());
  return { week: null, readAt, ...(await readPlaces(services.replica.forBoards(context), viewer, entries)) };
}

async function readPlaces(database: ReadConnection, viewer: Viewer | null, entries: Entries) {
  const [first, own] = await Promise.all([
    selectFirst(database, entries),
    viewer ? findOwn(database, entries, viewer.userId) : null,
  ]);
  const mark = ({ score, ...entry }: PlacedRow) => ({
    ...entry,
    isMine: entry.userId === viewer?.userId,
    improvement: entries.rankBy === "IMPROVEMENT" ? score : null,
  });
  return { entries: first.map(mark), own: own && mark(own) };
}

function firstDay({ period, week }: BoardChoice, today: number): number | null {
  if (period === "ALL") return 0;
  return period === "DAY" ? today : mondayOfIsoWeek(week ?? isoWeekOfDay(today));
}

function isAmong({ board, rankBy, among }: Entries): SQL | undefined {
  return and(
    eq(boardEntries.board, board),
    isNotNull(rankByColumns[rankBy].score),
    among === null ? undefined : inArray(boardEntries.userId, among),
  );
}

type Row = Omit<PublicEntry, "place" | "isMine" | "improvement"> & { readonly score: number };
type PlacedRow = Row & { readonly place: number };

/**
 * The first places of a board, best first, as a subquery.
 * @param which of its entries; all if not given.
 */
export function firstPlaces(database: ReadConnection, entries: Entries, which?: SQL) {
  const { score, resultId } = rankByColumns[entries.rankBy];
  return database
    .select({
      userId: boardEntries.userId,
      resultId: sql<string>`${resultId}`.as("result_id"),
      score: sql<number>`${score}`.as("score"),
    })
    .from(boardEntries)
    .where(and(isAmong(entries), which))
    .orderBy(desc(score), desc(boardEntries.userId))
    .limit(BOARD_ROWS)
    .as("first");
}

function readRows(database: ReadConnection, first: ReturnType<typeof firstPlaces>): Promise<Row[]> {
  return database
    .select({
      userId: first.userId,
      score: first.score,
      wpm: results.wpm,
      accuracy: results.accuracy,
      startedAt: results.startedAt,
    })
    .from(first)
    .innerJoin(results, eq(results.id, first.resultId))
    .orderBy(desc(first.score), desc(first.userId));
}

async function selectFirst(database: ReadConnection, entries: Entries): Promise<readonly PlacedRow[]> {
  return place(await readRows(database, firstPlaces(database, entries)));
}

/** Gives rows in order their places; equal ones share a place. */
function place(rows: readonly Row[]): readonly PlacedRow[] {
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.score === row.score) + 1 }));
}

async function findOwn(database: ReadConnection, entries: Entries, userId: string): Promise<PlacedRow | null> {
  const [row] = await readRows(database, firstPlaces(database, entries, eq(boardEntries.userId, userId)));
  if (!row) return null;
  const better =
    entries.among === null
      ? await countBetter(database, entries.board, entries.rankBy, row.score)
      : await countBetterAmong(database, entries, row.score);
  return { ...row, place: better + 1 };
}

/** One follows at most a few hundred people, so they are counted one by one. */
async function countBetterAmong(database: ReadConnection, entries: Entries, score: number): Promise<number> {
  const [better] = await database
    .select({ number: count() })
    .from(boardEntries)
    .where(and(isAmong(entries), gt(rankByColumns[entries.rankBy].score, score)));
  return better?.number ?? 0;
}

/** What a board ranks. */
export type RankBy = (typeof rankByValues)[number];

type RankByColumns = { readonly score: PgColumn; readonly resultId: PgColumn; readonly change: PgColumn };

/** The columns of each RankBy: the score of an entry, the result that has it, and the score of a change. */
const rankByColumns = {
  SPEED: { score: boardEntries.speed, resultId: boardEntries.speedResultId, change: boardChanges.speed },
  ACCURACY: { score: boardEntries.accuracy, resultId: boardEntries.accuracyResultId, change: boardChanges.accuracy },
  IMPROVEMENT: {
    score: boardEntries.improvement,
    resultId: boardEntries.improvementResultId,
    change: boardChanges.improvement,
  },
} as const satisfies Readonly<Record<RankBy, RankByColumns>>;

/**
 * How many entries of a board have a higher score, exactly: the coarse buckets above, the fine ones above in the same
 * coarse one, and the entries of the same fine one. Entries in other buckets that changed since these were counted are
 * counted one by one. What it reads does not grow with the board.
 */
export async function countBetter(
  database: ReadConnection,
  board: string,
  rankBy: RankBy,
  score: number,
): Promise<number> {
  const fine = Math.floor(score * fineScale[rankBy]);
  const coarse = Math.floor(fine / FINE_IN_COARSE);
  const end = (fine + 1) / fineScale[rankBy];
  const { score: entry, change } = rankByColumns[rankBy];
  const inBuckets = (isCoarse: SQL, bounds: SQL) => sql`coalesce((
    select sum(${boardCounts.entries}) from ${boardCounts}
    where ${boardCounts.board} = ${board} and ${boardCounts.rankBy} = ${rankBy}
      and ${boardCounts.isCoarse} = ${isCoarse} and ${bounds}), 0)`;
  const { rows } = await database.execute<{ readonly better: number }>(sql`select (
    ${inBuckets(sql`true`, sql`${boardCounts.bucket} > ${coarse}`)}
    + ${inBuckets(
      sql`false`,
      sql`${boardCounts.bucket} > ${fine} and ${boardCounts.bucket} < ${(coarse + 1) * FINE_IN_COARSE}`,
    )}
    + coalesce((
      select sum(${boardChanges.entries}) from ${boardChanges}
      where ${boardChanges.board} = ${board} and ${change} >= ${end}::float8), 0)
    + (
      select count(*) from ${boardEntries}
      where ${boardEntries.board} = ${board} and ${entry} > ${score}::float8 and ${entry} < ${end}::float8)
  )::int as better`);
  return rows[0]?.better ?? 0;
}
