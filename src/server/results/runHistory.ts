import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { toGlobalId } from "../graphql/rowId";

/** Nobody types more runs in a lifetime of school; who does keeps the newest. */
export const MOST_RUNS = 20_000;

/** Runs as columns: lists of equal length, the oldest run first. */
export type RunHistory = {
  readonly isComplete: boolean;
  readonly ids: readonly string[];
  readonly startedAt: readonly number[];
  readonly durationMs: readonly number[];
  readonly wpm: readonly number[];
  readonly strokesPerMinute: readonly number[];
  readonly accuracy: readonly number[];
  readonly mode: readonly ResultRow["mode"][];
  readonly modeAmount: readonly (number | null)[];
  readonly language: readonly ResultRow["language"][];
  readonly punctuation: readonly boolean[];
  readonly numbers: readonly boolean[];
  readonly isFlagged: readonly boolean[];
};

/** All runs of a user in one query, without their texts and logs: those are most of a row. */
export async function selectRunHistory(database: Database, userId: string): Promise<RunHistory> {
  const { id, startedAt, durationMs, wpm, strokesPerMinute, accuracy, mode, modeAmount, language, punctuation, numbers, status } = results;
  const newest = await database
    .select({ id, startedAt, durationMs, wpm, strokesPerMinute, accuracy, mode, modeAmount, language, punctuation, numbers, status })
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(desc(startedAt))
    .limit(MOST_RUNS + 1);
  const runs = newest.slice(0, MOST_RUNS).toReversed();
  return {
    isComplete: newest.length <= MOST_RUNS,
    ids: runs.map((run) => toGlobalId("Result", run.id)),
    startedAt: runs.map((run) => run.startedAt.getTime()),
    durationMs: runs.map((run) => run.durationMs),
    wpm: runs.map((run) => toHundredths(run.wpm)),
    strokesPerMinute: runs.map((run) => toHundredths(run.strokesPerMinute)),
    accuracy: runs.map((run) => toHundredths(run.accuracy)),
    mode: runs.map((run) => run.mode),
    modeAmount: runs.map((run) => run.modeAmount),
    language: runs.map((run) => run.language),
    punctuation: runs.map((run) => run.punctuation),
    numbers: runs.map((run) => run.numbers),
    isFlagged: runs.map((run) => run.status === "FLAGGED"),
  };
}

/** Enough for a picture, in a third of the characters. */
function toHundredths(figure: number): number {
  return Math.round(figure * 100) / 100;
}
