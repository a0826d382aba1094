import { and, desc, eq, gte } from "drizzle-orm";
import { roundDown } from "../../engine/metrics/rates";
import type { Database } from "../database/Database";
import { results, type ResultRow } from "../database/schema";

/** Nobody types more runs in a lifetime of school; who does keeps the newest. */
export const MOST_RUNS = 20_000;

/** What runs can have in common. There are few kinds and many runs. */
export type RunKind = Pick<ResultRow, "mode" | "modeAmount" | "language" | "punctuation" | "numbers"> & {
  readonly isFlagged: boolean;
  /** Row id of the run with the highest wpm, of equals the first. */
  readonly fastestId: string;
};

/** Runs as columns: lists of equal length, the oldest run first; beside them the kinds of runs, each once. */
export type RunHistory = {
  readonly isComplete: boolean;
  readonly kinds: readonly RunKind[];
  /** Of each run, the place of its kind. */
  readonly kind: readonly number[];
  readonly startedAt: readonly number[];
  readonly durationMs: readonly number[];
  readonly wpm: readonly number[];
  readonly strokesPerMinute: readonly number[];
  readonly accuracy: readonly number[];
};

/**
 * All runs of a user in one query, without their texts and logs: those are most of a row.
 * @param since leaves out what was typed before.
 */
export async function selectRunHistory(database: Database, userId: string, since?: Date): Promise<RunHistory> {
  const {
    id,
    startedAt,
    durationMs,
    wpm,
    strokesPerMinute,
    accuracy,
    mode,
    modeAmount,
    language,
    punctuation,
    numbers,
    status,
  } = results;
  const newest = await database
    .select({
      id,
      startedAt,
      durationMs,
      wpm,
      strokesPerMinute,
      accuracy,
      mode,
      modeAmount,
      language,
      punctuation,
      numbers,
      status,
    })
    .from(results)
    .where(and(eq(results.userId, userId), since && gte(startedAt, since)))
    .orderBy(desc(startedAt))
    .limit(MOST_RUNS + 1);
  const runs = newest.slice(0, MOST_RUNS).toReversed();
  return {
    isComplete: newest.length <= MOST_RUNS,
    ...gatherKinds(runs),
    startedAt: runs.map((run) => run.startedAt.getTime()),
    durationMs: runs.map((run) => run.durationMs),
    wpm: runs.map((run) => toHundredths(run.wpm)),
    strokesPerMinute: runs.map((run) => toHundredths(run.strokesPerMinute)),
    accuracy: runs.map((run) => toHundredths(run.accuracy)),
  };
}

type Kinded = Pick<ResultRow, "id" | "wpm" | "mode" | "modeAmount" | "language" | "punctuation" | "numbers" | "status">;

function gatherKinds(runs: readonly Kinded[]): Pick<RunHistory, "kinds" | "kind"> {
  const kinds = new Map<string, { readonly at: number; fastest: Kinded }>();
  const kind = runs.map((run) => {
    const key = `${run.mode} ${run.modeAmount} ${run.language} ${run.punctuation} ${run.numbers} ${run.status}`;
    const known = kinds.get(key);
    if (known !== undefined) {
      // As it is told: who compares what is rounded finds the same one.
      if (toHundredths(run.wpm) > toHundredths(known.fastest.wpm)) known.fastest = run;
      return known.at;
    }
    kinds.set(key, { at: kinds.size, fastest: run });
    return kinds.size - 1;
  });
  return {
    kind,
    kinds: Array.from(kinds.values(), ({ fastest }) => ({
      ...fastest,
      isFlagged: fastest.status === "FLAGGED",
      fastestId: fastest.id,
    })),
  };
}

/** Down, as every screen does with its tenths: those of this are those of the run. In a third of the characters. */
function toHundredths(figure: number): number {
  return roundDown(figure, 2);
}
