import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { UserNode } from "../users/UserNode";
import { ResultModeEnum } from "./ResultNode";
import { MOST_RUNS, selectRunHistory, type RunHistory } from "./runHistory";

const RunHistoryType = builder.objectRef<RunHistory>("RunHistory").implement({
  description: "All runs of an account as columns, for pictures of progress: lists of equal length, a place for each run, the oldest run first.",
  fields: (t) => ({
    isComplete: t.exposeBoolean("isComplete", { description: `False when there are more than ${MOST_RUNS} runs: then the newest ${MOST_RUNS} are here.` }),
    ids: t.exposeIDList("ids", { description: "Global ids of the results." }),
    startedAt: t.exposeFloatList("startedAt", { description: "When each run began, in ms since 1970 UTC. Never less than the one before." }),
    durationMs: t.exposeIntList("durationMs", { description: "How long it took, in ms." }),
    wpm: t.exposeFloatList("wpm", { description: "As in `Result`, rounded to hundredths." }),
    strokesPerMinute: t.exposeFloatList("strokesPerMinute", { description: "As in `Result`, rounded to hundredths." }),
    accuracy: t.exposeFloatList("accuracy", { description: "As in `Result`, 0 to 100, rounded to hundredths." }),
    mode: t.field({ type: [ResultModeEnum], resolve: ({ mode }) => mode, description: "What kind of run it was." }),
    modeAmount: t.field({
      type: ["Int"],
      nullable: { list: false, items: true },
      resolve: ({ modeAmount }) => modeAmount,
      description: "Seconds of a TIME run, words of a WORDS run. Null for others.",
    }),
    language: t.field({ type: [LanguageEnum], resolve: ({ language }) => language, description: "Language of what was typed." }),
    punctuation: t.exposeBooleanList("punctuation", { description: "Whether the words had punctuation." }),
    numbers: t.exposeBooleanList("numbers", { description: "Whether there were numbers among the words." }),
    isFlagged: t.exposeBooleanList("isFlagged", { description: "Whether something stands out about the run (`ResultStatus`)." }),
  }),
});

builder.objectField(UserNode, "runHistory", (t) =>
  t.field({
    type: RunHistoryType,
    nullable: true,
    description: `What the account has typed, all at once: at most ${MOST_RUNS} runs. Own only: null on anybody else.`,
    resolve: (user, _, { viewer, services }) => (viewer?.userId === user.id ? selectRunHistory(services.database, user.id) : null),
  }),
);
