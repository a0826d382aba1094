import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { toGlobalId } from "../graphql/pagination";
import { UserNode } from "../users/UserNode";
import { ResultModeEnum, WordListEnum } from "./ResultNode";
import { MOST_RUNS, type RunHistory, type RunKind, selectRunHistory } from "./runHistory";

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
    wordList: t.expose("wordList", {
      type: WordListEnum,
      nullable: true,
      description:
        "What the words of TIME and WORDS runs were drawn from; runs of earlier releases without a list are with " +
        "COMMON_1000. Null for others.",
    }),
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
      description: `False when there are more than ${MOST_RUNS} runs: only the newest ${MOST_RUNS} are listed.`,
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
