import { and, count, desc, eq, max, min, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { importSources, type ImportSource } from "../../contract/enums";
import { roundDown } from "../../engine/metrics/rates";
import { dayOf } from "../database/calendar";
import type { Database } from "../database/Database";
import { importedRuns, type ImportedRunRow } from "../database/progressSchema";
import { badCursor, highestFirst, type PageRequest } from "../graphql/pagination";

/** What a user imported from one site. */
export type ImportedSource = {
  readonly source: ImportSource;
  readonly runs: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

export async function selectImportedSources(database: Database, userId: string): Promise<ImportedSource[]> {
  const { source, typedAt } = importedRuns;
  const found = await database
    .select({ source, runs: count(), firstAt: min(typedAt), lastAt: max(typedAt) })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .groupBy(source)
    .orderBy(desc(source));
  return found.flatMap(({ firstAt, lastAt, ...rest }) => (firstAt && lastAt ? [{ ...rest, firstAt, lastAt }] : []));
}

/** More days and kinds than anyone has. Beyond it, only the newest are returned. */
export const MOST_DAYS = 10_000;

/** The newest runs that a history is made of: what it costs does not grow with what was imported. */
export const MOST_RUNS = 50_000;

export type ImportedKind = Pick<ImportedRunRow, "source" | "mode" | "modeAmount" | "language">;

/** The imported runs of each day and kind as columns: lists of equal length, oldest day first. */
export type ImportedHistory = {
  readonly isComplete: boolean;
  readonly kinds: readonly ImportedKind[];
  readonly kind: readonly number[];
  readonly day: readonly number[];
  readonly runs: readonly number[];
  readonly wpm: readonly number[];
  readonly accuracy: readonly number[];
};

function medianOf(column: PgColumn) {
  return sql<number>`percentile_cont(0.5) within group (order by ${column}::double precision)`;
}

/**
 * The medians of each day and kind, of the newest {@link MOST_RUNS} runs.
 * @returns null for a user who imported nothing.
 */
export async function selectImportedHistory(
  database: Database,
  userId: string,
  timeZone: string,
): Promise<ImportedHistory | null> {
  const { source, mode, modeAmount, language, typedAt, wpm, accuracy } = importedRuns;
  const runs = database
    .select({ typedAt, source, mode, modeAmount, language, wpm, accuracy })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .orderBy(desc(typedAt))
    .limit(MOST_RUNS)
    .as("runs");
  const cut = await dayOfFirstLeftOut(database, userId, timeZone);
  const day = dayOf(runs.typedAt, timeZone);
  const newest = await database
    .select({
      day: day.as("day"),
      source: runs.source,
      mode: runs.mode,
      modeAmount: runs.modeAmount,
      language: runs.language,
      runs: count(),
      wpm: medianOf(runs.wpm),
      accuracy: medianOf(runs.accuracy),
    })
    .from(runs)
    .where(cut === null ? undefined : sql`${day} > ${cut}`)
    .groupBy(sql`day`, runs.source, runs.mode, runs.modeAmount, runs.language)
    .orderBy(sql`day desc`, runs.source, runs.mode, runs.modeAmount, runs.language)
    .limit(MOST_DAYS + 1);
  if (newest.length === 0 && cut === null) return null;
  const days = newest.slice(0, MOST_DAYS).toReversed();
  const kinds = new Map<string, { readonly at: number; readonly about: ImportedKind }>();
  const kind = days.map((each) => {
    const about = { source: each.source, mode: each.mode, modeAmount: each.modeAmount, language: each.language };
    const key = Object.values(about).join(" ");
    const existing = kinds.get(key) ?? { at: kinds.size, about };
    kinds.set(key, existing);
    return existing.at;
  });
  return {
    isComplete: cut === null && newest.length <= MOST_DAYS,
    kinds: Array.from(kinds.values(), ({ about }) => about),
    kind,
    day: days.map((each) => each.day),
    runs: days.map((each) => each.runs),
    wpm: days.map((each) => roundDown(each.wpm, 2)),
    accuracy: days.map((each) => roundDown(each.accuracy, 2)),
  };
}

/** The day of the newest run that is too old to be read; null if all are read. */
async function dayOfFirstLeftOut(database: Database, userId: string, timeZone: string): Promise<number | null> {
  const [first] = await database
    .select({ day: dayOf(importedRuns.typedAt, timeZone) })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .orderBy(desc(importedRuns.typedAt))
    .limit(1)
    .offset(MOST_RUNS);
  return first?.day ?? null;
}

/** A page of a user's imported runs, newest first. */
export function selectImportedPage(database: Database, userId: string, page: PageRequest): Promise<ImportedRunRow[]> {
  const { where, orderBy } = highestFirst([importedRuns.typedAt, importedRuns.source], placeOf, page);
  return database
    .select()
    .from(importedRuns)
    .where(and(eq(importedRuns.userId, userId), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** The position of a run in its user's list. */
export function importCursor({ typedAt, source }: ImportedRunRow): string {
  return Buffer.from(`${typedAt.getTime()}:${source}`).toString("base64url");
}

function placeOf(cursor: string) {
  const [, time = "", source = ""] = /^(\d{1,15}):([A-Z]+)$/u.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const at = new Date(time === "" ? Number.NaN : Number(time));
  if (Number.isNaN(at.getTime()) || !importSources.some((each) => each === source)) throw badCursor();
  return sql`(${at.toISOString()}::timestamptz, ${source}::text)`;
}
