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
  description: "What runs of an account have in common; see `Result`.",
  fields: (t) => ({
    mode: t.expose("mode", { type: ResultModeEnum, description: "What kind of run it was." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of TIME runs, words of WORDS runs. Null for others.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of what was typed." }),
    punctuation: t.exposeBoolean("punctuation", { description: "Whether the words had punctuation." }),
    numbers: t.exposeBoolean("numbers", { description: "Whether there were numbers among the words." }),
    isFlagged: t.exposeBoolean("isFlagged", {
      description: "Whether something stands out about the runs (`ResultStatus`).",
    }),
    fastestId: t.id({
      resolve: ({ fastestId }) => toGlobalId("Result", fastestId),
      description: "The result with the highest wpm of the kind, among the runs that are here; of equals the first.",
    }),
  }),
});

export const RunHistoryType = builder.objectRef<RunHistory>("RunHistory").implement({
  description:
    "All runs of an account as columns, for pictures of progress: lists of equal length, a place for each run, " +
    "the oldest run first.",
  fields: (t) => ({
    isComplete: t.exposeBoolean("isComplete", {
      description: `False when there are more than ${MOST_RUNS} runs: then the newest ${MOST_RUNS} are here.`,
    }),
    startedAt: t.exposeFloatList("startedAt", {
      description: "When each run began, in ms since 1970 UTC. Never less than the one before.",
    }),
    durationMs: t.exposeIntList("durationMs", { description: "How long it took, in ms." }),
    wpm: t.exposeFloatList("wpm", { description: "As in `Result`, rounded down to hundredths." }),
    strokesPerMinute: t.exposeFloatList("strokesPerMinute", {
      description: "As in `Result`, rounded down to hundredths.",
    }),
    accuracy: t.exposeFloatList("accuracy", { description: "As in `Result`, 0 to 100, rounded down to hundredths." }),
    kinds: t.field({
      type: [RunKindType],
      resolve: ({ kinds }) => kinds,
      description: "The kinds of these runs, each once.",
    }),
    kind: t.exposeIntList("kind", { description: "What kind of run it was: its place in `kinds`, from 0." }),
  }),
});

builder.objectField(UserNode, "runHistory", (t) =>
  t.field({
    type: RunHistoryType,
    nullable: true,
    description: `What the account has typed, all at once: at most ${MOST_RUNS} runs. Own only: null on anybody else.`,
    resolve: (user, _, { viewer, services }) =>
      viewer?.userId === user.id ? selectRunHistory(services.database, user.id) : null,
  }),
);

/** Nobody types more runs in a lifetime of school; who does keeps the newest. */
const MOST_RUNS = 20_000;

/** What runs can have in common. There are few kinds and many runs. */
type RunKind = Pick<ResultRow, "mode" | "modeAmount" | "language" | "punctuation" | "numbers"> & {
  readonly isFlagged: boolean;
  /** Row id of the run with the highest wpm, of equals the first. */
  readonly fastestId: string;
};

/** Runs as columns: lists of equal length, the oldest run first; beside them the kinds of runs, each once. */
type RunHistory = {
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
