import { and, count, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { BOARD_ROWS, hasBoard } from "../../engine/practice/boardRules";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { Language } from "../../contract/languages/languages";
import type { IsoWeek } from "../../contract/scalars";
import type { Context, Viewer } from "../Context";
import type { Connection } from "../database/Database";
import { boardEntries } from "../database/boardSchema";
import { results, type ResultRow } from "../database/schema";
import { selectFollowed } from "../follows/follows";
import { boardKey, dailyBoardKey, type BoardPeriod } from "./boardEntries";

/** What a board ranks. */
export type RankBy = "SPEED" | "ACCURACY";

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
};

/** A place on a board, with the run that has it. */
export type PublicEntry = {
  readonly place: number;
  readonly userId: string;
  readonly isMine: boolean;
  readonly wpm: number;
  readonly accuracy: number;
  readonly startedAt: Date;
};

export type Leaderboard = {
  readonly week: IsoWeek | null;
  readonly entries: readonly PublicEntry[];
  readonly own: PublicEntry | null;
};

/**
 * A public leaderboard. An index gives the first places, and counts the better ones for the viewer's own. No other
 * results are read.
 * @returns null if an admin switched leaderboards off, and for a board or a week that does not exist.
 */
export async function findLeaderboard(
  { viewer, services: { database, switches, now, timeZone } }: Context,
  choice: BoardChoice,
): Promise<Leaderboard | null> {
  if (!hasBoard(choice.mode, choice.amount) || !(await switches.isOn("BOARDS"))) return null;
  const today = dayNumber(now(), timeZone);
  const day = firstDay(choice, today);
  if (day === null) return null;
  const entries = and(
    eq(boardEntries.board, boardKey({ ...choice, day })),
    choice.onlyFollowing ? inArray(boardEntries.userId, selectFollowed(viewer)) : undefined,
  );
  const places = await readPlaces(database, viewer, entries, choice.rankBy);
  return { week: choice.period === "WEEK" ? isoWeekOfDay(day) : null, ...places };
}

/** The board of a text of the day, by speed. */
export async function readDailyBoard(
  { viewer, services: { database } }: Context,
  language: Language,
  day: number,
): Promise<Leaderboard> {
  const entries = eq(boardEntries.board, dailyBoardKey(day, language));
  return { week: null, ...(await readPlaces(database, viewer, entries, "SPEED")) };
}

async function readPlaces(database: Connection, viewer: Viewer | null, entries: SQL | undefined, rankBy: RankBy) {
  const [first, own] = await Promise.all([
    selectFirst(database, entries, rankBy),
    viewer ? findOwn(database, entries, rankBy, viewer.userId) : null,
  ]);
  const mark = (entry: Omit<PublicEntry, "isMine">) => ({ ...entry, isMine: entry.userId === viewer?.userId });
  return { entries: first.map(mark), own: own && mark(own) };
}

function firstDay({ period, week }: BoardChoice, today: number): number | null {
  if (period === "ALL") return 0;
  return period === "DAY" ? today : mondayOfIsoWeek(week ?? isoWeekOfDay(today));
}

function columnsOf(rankBy: RankBy) {
  return rankBy === "SPEED"
    ? { score: boardEntries.speed, resultId: boardEntries.speedResultId }
    : { score: boardEntries.accuracy, resultId: boardEntries.accuracyResultId };
}

type Row = Omit<PublicEntry, "place" | "isMine"> & { readonly score: number };

function selectRows(database: Connection, rankBy: RankBy) {
  const { score, resultId } = columnsOf(rankBy);
  return database
    .select({
      userId: boardEntries.userId,
      score,
      wpm: results.wpm,
      accuracy: results.accuracy,
      startedAt: results.startedAt,
    })
    .from(boardEntries)
    .innerJoin(results, eq(results.id, resultId));
}

async function selectFirst(database: Connection, entries: SQL | undefined, rankBy: RankBy) {
  const rows = await selectRows(database, rankBy)
    .where(entries)
    .orderBy(desc(columnsOf(rankBy).score), desc(boardEntries.userId))
    .limit(BOARD_ROWS);
  return place(rows);
}

/** Gives rows in order their places; equal ones share a place. */
function place(rows: readonly Row[]): readonly Omit<PublicEntry, "isMine">[] {
  return rows.map(({ score, ...row }) => ({ ...row, place: rows.findIndex((other) => other.score === score) + 1 }));
}

async function findOwn(database: Connection, entries: SQL | undefined, rankBy: RankBy, userId: string) {
  const [row] = await selectRows(database, rankBy).where(and(entries, eq(boardEntries.userId, userId)));
  if (!row) return null;
  const { score, ...own } = row;
  const [better] = await database
    .select({ number: count() })
    .from(boardEntries)
    .where(and(entries, gt(columnsOf(rankBy).score, score)));
  return { ...own, place: (better?.number ?? 0) + 1 };
}
