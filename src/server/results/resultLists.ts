import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { ResultSummary } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import type { Context } from "../Context";
import { toCursor } from "../cursors";
import { toGlobalId } from "../globalIds";
import { KeyRuleEnum, ResultNode, ResultModeEnum, WordListEnum } from "./ResultNode";
import { TextNode } from "../texts/TextNode";
import {
  type Baseline,
  findBaseline,
  MOST_EARLIER,
  findBestOther,
  type OtherRuns,
  selectBestOnTexts,
  selectOtherRuns,
  selectResultPage,
} from "./selectResults";
import { UserNode } from "../users/UserNode";
import { LanguageEnum } from "../graphql/scalars";
import { MOST_RUNS, type RunHistory, type RunKind, selectRunHistory } from "./runHistory";

builder.objectField(ResultNode, "bestOther", (t) =>
  t.field({
    type: ResultNode,
    nullable: true,
    description:
      "The viewer's fastest other verified run of the same kind. Null on results of others, and if there is none.",
    resolve: (result, _args, { viewer, services }) =>
      viewer?.userId === result.userId ? findBestOther(services.database, result) : null,
  }),
);

const ResultBaseline = builder.objectRef<Baseline>("ResultBaseline").implement({
  description: "What verified runs of the same kind were like before a run.",
  fields: (t) => ({
    bestWpm: t.exposeFloat("bestWpm", { description: "The highest wpm among them." }),
    runs: t.exposeInt("runs", {
      description: "How many runs the medians are of: the last ten, or fewer; 0 if none is recent.",
    }),
    medianWpm: t.exposeFloat("medianWpm", { description: "The median of the last runs' wpm." }),
    medianAccuracy: t.exposeFloat("medianAccuracy", { description: "The median of the last runs' accuracy." }),
  }),
});

builder.objectField(ResultNode, "baseline", (t) =>
  t.field({
    type: ResultBaseline,
    nullable: true,
    description:
      `The viewer's verified runs of the same kind that began before this one; medians of those among the last ` +
      `${MOST_EARLIER} runs of any kind. Null ` +
      "if there are none, for a flagged result, and on results of others.",
    resolve: (result, _args, { viewer, services }) =>
      viewer?.userId === result.userId ? findBaseline(services.database, result) : null,
  }),
);

builder.objectField(TextNode, "best", (t) =>
  t.loadable({
    type: ResultNode,
    nullable: true,
    description: "The viewer's fastest verified result on this text, or on a part of it. Null if there is none.",
    load: (textIds: string[], { viewer, services }) => selectBestOnTexts(services.database, viewer, textIds),
    resolve: (text) => text.id,
  }),
);

const kindArgument = "Only runs of the same kind: mode and amount, language, settings, text or exercise.";

builder.objectField(ResultNode, "earlierRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's runs saved before this one, newest first. Null on results of others. 25 per page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, { isEarlier: true, onlySame }, args),
    },
    { name: "ResultEarlierRunsConnection", description: "A page of earlier runs." },
    UserResultsEdge,
  ),
);

builder.objectField(ResultNode, "otherRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's other runs, saved before or after this one, newest first. Null on results of others. 25 per " +
        "page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, { isEarlier: false, onlySame }, args),
    },
    { name: "ResultOtherRunsConnection", description: "A page of other runs." },
    UserResultsEdge,
  ),
);

type PageArguments = Parameters<typeof resolveCursorConnection>[0]["args"];

/** A page of the viewer's own runs beside one of them; null on results of others. */
function connectRuns({ viewer, services }: Context, result: ResultSummary, which: OtherRuns, args: PageArguments) {
  if (viewer?.userId !== result.userId) return null;
  return resolveCursorConnection<Promise<ResultSummary[]>>({ args, ...pageSizes, toCursor: resultCursor }, (page) =>
    selectOtherRuns(services.database, result, which, page),
  );
}

/** Mutations that save a result return this edge too. */
export const UserResultsEdge = builder.edgeObject({
  type: ResultNode,
  name: "UserResultsEdge",
  description: "A result in the list.",
});

builder.objectField(UserNode, "results", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The account's results, newest first. Null for other users than the viewer. 25 per page, at most 100.",
      resolve: (user, args, context) => {
        const { viewer, services } = context;
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: resultCursor },
          (page) => selectResultPage(services.replica.for(context), user.id, page),
        );
      },
    },
    { name: "UserResultsConnection", description: "A page of results." },
    UserResultsEdge,
  ),
);

/** The position of a result in its owner's list. */
export function resultCursor(result: ResultSummary): string {
  return toCursor({ at: result.createdAt, id: result.id });
}

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
    keyRule: t.expose("keyRule", {
      type: KeyRuleEnum,
      nullable: true,
      description: "The option of practice that changed what a key did. Null for none.",
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
    resolve: (user, _, context) =>
      context.viewer?.userId === user.id ? selectRunHistory(context.services.replica.for(context), user.id) : null,
  }),
);
