import type { ResultRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { payload, Refused } from "../graphql/errors";
import { ResultNode } from "./ResultNode";
import { saveResult } from "./saveResult";
import { resultCursor, UserResultsEdge } from "./userResults";

const PracticeModeKindEnum = builder.enumType("PracticeModeKind", {
  description: "The kinds of practice.",
  values: {
    TIME: { description: "Common words for 15, 30, 60 or 120 seconds." },
    WORDS: { description: "10, 25, 50 or 100 common words." },
    TEXT: { description: "A whole text of the library." },
  } as const,
});

const SaveResultInput = builder.inputType("SaveResultInput", {
  description: "A run of practice: how it was set up, and its keystrokes. The server derives everything else.",
  fields: (t) => ({
    runId: t.id({ description: "Random UUID made by the client for this run. What was kept first under it stays, unchanged, whatever is sent later." }),
    mode: t.field({ type: PracticeModeKindEnum, description: "What kind of run it was." }),
    modeAmount: t.int({ required: false, description: "Seconds (15, 30, 60, 120) or words (10, 25, 50, 100). Null for a text." }),
    language: t.field({ type: LanguageEnum, description: "Language of the words, or of the text." }),
    seed: t.int({ required: false, description: "What the words were drawn by, 0 to 2147483647. Null for a text." }),
    textId: t.id({ required: false, description: "Global id of the text. Null for words." }),
    log: t.field({ type: "KeystrokeLog", description: "All keystrokes, times since the first key, which is at 0." }),
    startedAt: t.field({ type: "DateTime", description: "When the first key was pressed, by the server's clock as the client knows it." }),
  }),
});

type Saved = { readonly result: ResultRow };

const SaveResultSuccess = builder.objectRef<Saved>("SaveResultSuccess").implement({
  description: "The run is kept, by this request or by an earlier one with the same `runId`.",
  fields: (t) => ({
    result: t.field({ type: ResultNode, resolve: ({ result }) => result, description: "What is kept." }),
    resultEdge: t.field({
      type: UserResultsEdge,
      resolve: ({ result }) => ({ cursor: resultCursor(result), node: result }),
      description: "The same, for the front of the viewer's list of results.",
    }),
  }),
});

builder.mutationField("saveResult", (t) =>
  t.field({
    type: payload("SaveResultPayload", SaveResultSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Replays a run of practice and keeps it, for guests and members. Once for each `runId`: sent again, also at the same time or with another log, it gives the " +
      "first result, unchanged. Refuses MALFORMED_LOG, EMPTY_RUN, UNFINISHED_RUN (words or text not through) and IMPOSSIBLE_TIMING (a key after the seconds of a timed " +
      "run, or an end that lies more than 2 s ahead of the server's clock).",
    args: { input: t.arg({ type: SaveResultInput, description: "The run." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      const result = await saveResult(services, viewer, input);
      return result instanceof Refused ? result : { result };
    },
  }),
);
