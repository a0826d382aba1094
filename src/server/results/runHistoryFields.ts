import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { toGlobalId } from "../graphql/rowId";
import { UserNode } from "../users/UserNode";
import { ResultModeEnum } from "./ResultNode";
import { MOST_RUNS, selectRunHistory, type RunHistory, type RunKind } from "./runHistory";

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
