import { limits } from "../../contract/limits";
import type { ResultRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { asksFor } from "../graphql/asksFor";
import { payload, rateLimitedError } from "../graphql/errors";
import { RateLimited, DomainError } from "../DomainError";
import { findPassed } from "../lessons/passedExercises";
import { PassedExercise } from "../lessons/lessonTypes";
import { judgeResult } from "./verifyRun";
import { ResultNode, ResultVisibilityEnum } from "./ResultNode";
import { reviewResult, setVisibility } from "./reviewResult";
import { saveResult } from "./saveResult";
import { resultCursor, UserResultsEdge } from "./resultLists";

const PracticeModeKindEnum = builder.enumType("PracticeModeKind", {
  description: "The kinds of practice.",
  values: {
    TIME: { description: "Common words for 15, 30, 60 or 120 seconds." },
    WORDS: { description: "10, 25, 50 or 100 common words." },
    TEXT: { description: "A text of the library or one's own, whole or a portion of it." },
    ADAPTIVE: { description: "What practice chose, sent as `prompt`." },
    CUSTOM: { description: "What the person chose, sent as `prompt`." },
    LESSON: { description: "An exercise of a course, made by `exerciseId` and `seed`." },
  } as const,
});

const SaveResultInput = builder.inputType("SaveResultInput", {
  description: "A run of practice: how it was set up, and its keystrokes. The server derives everything else.",
  fields: (t) => ({
    runId: t.id({
      description:
        "Random UUID made by the client for this run. What was kept first under it stays, unchanged, whatever is " +
        "sent later.",
    }),
    mode: t.field({ type: PracticeModeKindEnum, description: "What kind of run it was." }),
    modeAmount: t.int({
      required: false,
      description: "Seconds (15, 30, 60, 120) or words (10, 25, 50, 100). Only for these.",
    }),
    punctuation: t.boolean({
      required: false,
      defaultValue: false,
      description: "Words with punctuation. Only for TIME and WORDS; null is false.",
    }),
    numbers: t.boolean({
      required: false,
      defaultValue: false,
      description: "Numbers among the words. Only for TIME and WORDS; null is false.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the words, or of the text." }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description:
        "The keyboard that the words or the text were fitted to: words that it cannot type left out, characters " +
        "that it lacks replaced. Null: as they are.",
    }),
    seed: t.int({
      required: false,
      description: "What the words were drawn by, 0 to 2147483647. Only for TIME, WORDS and LESSON.",
    }),
    textId: t.id({ required: false, description: "Global id of the text. Only for TEXT." }),
    from: t.int({
      required: false,
      description:
        "Of a TEXT read in portions: where this one begins in the body, in UTF-16 units. Null with `to` for the whole.",
    }),
    to: t.int({ required: false, description: "Where it ends: the place that the reader's bookmark moves to." }),
    prompt: t.string({
      required: false,
      maxLength: limits.textBody.max,
      description: "What was to be typed, normalised, 1 to 20,000 characters. Only for ADAPTIVE and CUSTOM.",
    }),
    raceCode: t.field({
      type: "RaceCode",
      required: false,
      description:
        "Of what was typed in a race that ended without this racer, or was lost: then `prompt` is as much of its " +
        "text as was typed, and the log is replayed with stop on error. Only for CUSTOM.",
    }),
    exerciseId: t.string({
      required: false,
      description: "Id of the exercise, such as `us-intl-fj.1`. Only for LESSON.",
    }),
    log: t.field({ type: "KeystrokeLog", description: "All keystrokes, times since the first key, which is at 0." }),
    startedAt: t.field({
      type: "DateTime",
      description: "When the first key was pressed, by the server's clock as the client knows it.",
    }),
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
    passedExercise: t.field({
      type: PassedExercise,
      nullable: true,
      resolve: ({ result }, _args, { services }) =>
        result.status === "VERIFIED" && judgeResult(result) === "PASSED" ? findPassed(services.database, result) : null,
      description:
        "The exercise that this run passed, with the first time that it was passed. Null for a run that passed " +
        "none, and while it is FLAGGED.",
    }),
  }),
});

builder.mutationField("saveResult", (t) =>
  t.field({
    type: payload("SaveResultPayload", SaveResultSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Replays a run of practice and keeps it, for guests and members. Once for each `runId`: sent again, also at " +
      "the same time or with another log, it gives the " +
      "first result, unchanged. Refuses MALFORMED_LOG, EMPTY_RUN, UNFINISHED_RUN (words or text not through) and " +
      "IMPOSSIBLE_TIMING (a key after the seconds of a timed " +
      "run, or an end that lies more than 2 s ahead of the server's clock). A session saves at most 1,200 runs in " +
      "ten minutes: after that it is a RateLimitedError where the " +
      "document asks for one by name, else an error RATE_LIMITED with `extensions.retryAfterSeconds`.",
    args: { input: t.arg({ type: SaveResultInput, description: "The run." }) },
    resolve: async (_root, { input }, { viewer, services, address }, info) => {
      const wait = viewer && (await services.rateLimits.takeFrom("saveResult", viewer.sessionId, address));
      // A page that does not know this answer takes every payload for the last word and forgets the run; an error keeps
      // it.
      if (wait !== null) {
        if (asksFor(info, "RateLimitedError")) return new RateLimited(wait);
        throw rateLimitedError(wait);
      }
      const result = await saveResult(services, viewer, input);
      return result instanceof DomainError ? result : { result };
    },
  }),
);

builder.objectField(ResultNode, "visibility", (t) =>
  t.expose("visibility", { type: ResultVisibilityEnum, description: "Who may read it beside its owner and admins." }),
);

const SetResultVisibilityInput = builder.inputType("SetResultVisibilityInput", {
  description: "Who may read a result from now on.",
  fields: (t) => ({
    resultId: t.id({ description: "Global id of one of the viewer's own results." }),
    visibility: t.field({ type: ResultVisibilityEnum, description: "Who may read it beside its owner and admins." }),
  }),
});

const SetResultVisibilitySuccess = builder
  .objectRef<{ readonly result: ResultRow }>("SetResultVisibilitySuccess")
  .implement({
    description: "It is so from now on.",
    fields: (t) => ({
      result: t.field({
        type: ResultNode,
        resolve: ({ result }) => result,
        description: "The result, with its new visibility.",
      }),
    }),
  });

builder.mutationField("setResultVisibility", (t) =>
  t.field({
    type: payload("SetResultVisibilityPayload", SetResultVisibilitySuccess, ["RefusedError"]),
    description: "Says who may read one of the viewer's own results. Anybody else's is NOT_FOUND, for admins too.",
    args: { input: t.arg({ type: SetResultVisibilityInput, description: "The result, and who may read it." }) },
    resolve: (_root, { input: { resultId, visibility } }, { viewer, services }) =>
      setVisibility(services, viewer, resultId, visibility),
  }),
);

export const ReviewDecisionEnum = builder.enumType("ReviewDecision", {
  description: "What somebody who looked at a flagged result or exam decides.",
  values: {
    CLEAR: { description: "It is what it seems: VERIFIED, and counts wherever results count." },
    KEEP: { description: "The flag was right: it stays FLAGGED." },
  } as const,
});

const ReviewResultSuccess = builder.objectRef<{ readonly result: ResultRow }>("ReviewResultSuccess").implement({
  description: "It is decided.",
  fields: (t) => ({
    result: t.field({ type: ResultNode, resolve: ({ result }) => result, description: "The result as it is now." }),
  }),
});

builder.mutationField("reviewResult", (t) =>
  t.field({
    type: payload("ReviewResultPayload", ReviewResultSuccess, ["RefusedError"]),
    description:
      "Decides about a result that was flagged. For coaches of a group in which its owner was when it was kept, " +
      "and for admins; of one's own result nobody decides (NOT_ALLOWED). " +
      "CLEAR lets practice learn from it and passes its exercise, once; KEEP afterwards takes neither back. Can " +
      "be decided again: the same once more changes nothing. A result that the viewer may not read, or that was " +
      "never flagged, is NOT_FOUND; GROUP_ARCHIVED where all such groups rest.",
    args: {
      resultId: t.arg.id({ description: "Global id of the result." }),
      decision: t.arg({ type: ReviewDecisionEnum, description: "What is decided." }),
    },
    resolve: (_root, { resultId, decision }, { viewer, services }) =>
      reviewResult(services, viewer, resultId, decision),
  }),
);
