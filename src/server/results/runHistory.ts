import { and, desc, eq, gte } from "drizzle-orm";
import { DEFAULT_LIST, type WordList } from "../../contract/wordLists";
import { roundDown } from "../../engine/metrics/rates";
import type { ReadConnection } from "../database/Database";
import { results, type ResultRow } from "../database/schema";

/** More runs than anyone types in their years at school; beyond it, only the newest are returned. */
export const MOST_RUNS = 20_000;

/** What runs can have in common. There are few kinds and many runs. */
export type RunKind = Pick<
  ResultRow,
  "mode" | "modeAmount" | "language" | "punctuation" | "numbers" | "wordList" | "keyRule"
> & {
  readonly isFlagged: boolean;
  /** Row id of the run with the highest wpm, the first of equals. */
  readonly fastestId: string;
};

/** Runs as columns: lists of equal length, oldest run first, and their distinct kinds. */
export type RunHistory = {
  readonly isComplete: boolean;
  readonly kinds: readonly RunKind[];
  /** For each run, the index of its kind. */
  readonly kind: readonly number[];
  readonly startedAt: readonly number[];
  readonly durationMs: readonly number[];
  readonly wpm: readonly number[];
  readonly strokesPerMinute: readonly number[];
  readonly accuracy: readonly number[];
};

/**
 * All runs of a user in one query, without their texts and logs, which are most of a row.
 * @param since excludes runs that began before it.
 */
export async function selectRunHistory(database: ReadConnection, userId: string, since?: Date): Promise<RunHistory> {
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
    wordList,
    keyRule,
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
      wordList,
      keyRule,
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

type RunOfKind = Pick<
  ResultRow,
  "id" | "wpm" | "mode" | "modeAmount" | "language" | "punctuation" | "numbers" | "wordList" | "keyRule" | "status"
>;

function gatherKinds(runs: readonly RunOfKind[]): Pick<RunHistory, "kinds" | "kind"> {
  const kinds = new Map<string, { readonly at: number; fastest: RunOfKind }>();
  const kind = runs.map((run) => {
    const { mode, modeAmount, language, punctuation, numbers, keyRule, status } = run;
    const key = [mode, modeAmount, language, punctuation, numbers, comparedList(run), keyRule, status].join(" ");
    const existing = kinds.get(key);
    if (existing !== undefined) {
      // Compares rounded figures, so that a client that compares them finds the same run.
      if (toHundredths(run.wpm) > toHundredths(existing.fastest.wpm)) existing.fastest = run;
      return existing.at;
    }
    kinds.set(key, { at: kinds.size, fastest: run });
    return kinds.size - 1;
  });
  return {
    kind,
    kinds: Array.from(kinds.values(), ({ fastest }) => ({
      ...fastest,
      wordList: comparedList(fastest),
      isFlagged: fastest.status === "FLAGGED",
      fastestId: fastest.id,
    })),
  };
}

/** Words of earlier releases have no list, and are compared with the default one: both are the 1,000 most common. */
function comparedList({ mode, wordList }: Pick<RunOfKind, "mode" | "wordList">): WordList | null {
  return mode === "TIME" || mode === "WORDS" ? (wordList ?? DEFAULT_LIST) : null;
}

/** Rounds down, so that tenths on screen are the same as those of the run itself. Takes a third of the characters. */
function toHundredths(figure: number): number {
  return roundDown(figure, 2);
}
