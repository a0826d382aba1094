import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { toGlobalId } from "../graphql/pagination";
import { UserNode } from "../users/UserNode";
import { ResultModeEnum } from "./ResultNode";
import { and, desc, eq, gte } from "drizzle-orm";
import { roundDown } from "../../engine/metrics/rates";
import type { Database } from "../database/Database";
import { results, type ResultRow } from "../database/schema";

const RunKindType = builder.objectRef<RunKind>("RunKind").implement({
  description: "What a set of runs has in common; see `Result`.",
  fields: (t) => ({
    mode: t.expose("mode", { type: ResultModeEnum, description: "The kind of run." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of TIME runs, number of words of WORDS runs. Null for others.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of the text." }),
    punctuation: t.exposeBoolean("punctuation", { description: "Whether the words had punctuation." }),
    numbers: t.exposeBoolean("numbers", { description: "Whether there were numbers between the words." }),
    isFlagged: t.exposeBoolean("isFlagged", {
      description: "Whether the runs are flagged (`ResultStatus`).",
    }),
    fastestId: t.id({
      resolve: ({ fastestId }) => toGlobalId("Result", fastestId),
      description: "The result with the highest wpm of this kind among the listed runs; the first of equals.",
    }),
  }),
});

export const RunHistoryType = builder.objectRef<RunHistory>("RunHistory").implement({
  description:
    "All runs of an account as columns, for progress charts: lists of equal length with one item per run, oldest " +
    "run first.",
  fields: (t) => ({
    isComplete: t.exposeBoolean("isComplete", {
      description: `False when there are more than ${MOST_RUNS} runs, of which only the newest ${MOST_RUNS} are listed.`,
    }),
    startedAt: t.exposeFloatList("startedAt", {
      description: "When each run began, in ms since 1970 UTC. In ascending order.",
    }),
    durationMs: t.exposeIntList("durationMs", { description: "Duration in ms." }),
    wpm: t.exposeFloatList("wpm", { description: "As in `Result`, rounded down to hundredths." }),
    strokesPerMinute: t.exposeFloatList("strokesPerMinute", {
      description: "As in `Result`, rounded down to hundredths.",
    }),
    accuracy: t.exposeFloatList("accuracy", { description: "As in `Result`, 0 to 100, rounded down to hundredths." }),
    kinds: t.field({
      type: [RunKindType],
      resolve: ({ kinds }) => kinds,
      description: "The distinct kinds of these runs.",
    }),
    kind: t.exposeIntList("kind", { description: "The kind of each run, as an index in `kinds` from 0." }),
  }),
});

builder.objectField(UserNode, "runHistory", (t) =>
  t.field({
    type: RunHistoryType,
    nullable: true,
    description: `All runs of the account, at most ${MOST_RUNS}. Null for other users than the viewer.`,
    resolve: (user, _, { viewer, services }) =>
      viewer?.userId === user.id ? selectRunHistory(services.database, user.id) : null,
  }),
);

/** More runs than anyone types in their years at school; beyond it, only the newest are returned. */
const MOST_RUNS = 20_000;

/** What runs can have in common. There are few kinds and many runs. */
type RunKind = Pick<ResultRow, "mode" | "modeAmount" | "language" | "punctuation" | "numbers"> & {
  readonly isFlagged: boolean;
  /** Row id of the run with the highest wpm, the first of equals. */
  readonly fastestId: string;
};

/** Runs as columns: lists of equal length, oldest run first, and their distinct kinds. */
type RunHistory = {
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
      // Compares rounded figures, so that a client that compares them finds the same run.
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

/** Rounds down, so that tenths on screen are the same as those of the run itself. Takes a third of the characters. */
function toHundredths(figure: number): number {
  return roundDown(figure, 2);
}
