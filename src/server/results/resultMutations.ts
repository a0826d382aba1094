import { limits } from "../../contract/limits";
import type { ResultRow, ResultSummary } from "../database/schema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { asksFor, payload } from "../graphql/errors";
import { rateLimitedError } from "../graphql/codedError";
import { RateLimited, DomainError } from "../DomainError";
import { findPassed } from "../lessons/passedExercises";
import { PassedExercise } from "../lessons/lessonTypes";
import { selectUsers } from "../users/accounts";
import { UserNode } from "../users/UserNode";
import { judgeResult } from "./verifyRun";
import { KeyRuleEnum, ResultNode, ResultVisibilityEnum, WordListEnum } from "./ResultNode";
import { reviewResult, setVisibility, sharingChoices } from "./reviewResult";
import { saveResult } from "./saveResult";
import { announceTournamentsOf } from "../tournaments/tournamentRuns";
import { resultCursor, UserResultsEdge } from "./resultLists";

const PracticeModeKindEnum = builder.enumType("PracticeModeKind", {
  description: "The kinds of practice.",
  values: {
    TIME: { description: "Common words for 5 to 900 seconds." },
    WORDS: { description: "5 to 1,000 common words." },
    TEXT: { description: "A library text or one's own, or a part of it." },
    ADAPTIVE: { description: "A text that practice made, sent as `prompt`." },
    CUSTOM: { description: "A text that the user chose, sent as `prompt`." },
    LESSON: { description: "An exercise of a course, generated from `exerciseId` and `seed`." },
  } as const,
});

const SaveResultInput = builder.inputType("SaveResultInput", {
  description: "A practice run: its settings and keystrokes. The server derives everything else.",
  fields: (t) => ({
    runId: t.id({
      description:
        "Random UUID that the client makes for this run. The first result saved with it is kept unchanged, " +
        "whatever is sent later.",
    }),
    mode: t.field({ type: PracticeModeKindEnum, description: "The kind of run." }),
    modeAmount: t.int({
      required: false,
      description: "Seconds (5 to 900) or words (5 to 1,000). Only for TIME and WORDS.",
    }),
    punctuation: t.boolean({
      required: false,
      defaultValue: false,
      description: "Words with punctuation. Only for TIME and WORDS; null is false.",
    }),
    numbers: t.boolean({
      required: false,
      defaultValue: false,
      description: "Numbers between the words. Only for TIME and WORDS; null is false.",
    }),
    wordList: t.field({
      type: WordListEnum,
      required: false,
      description:
        "What the words were drawn from. Only for TIME and WORDS; code has neither punctuation nor numbers added. " +
        "Null, as sent by pages of earlier releases: their list of 1,000 words.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the words, or of the text." }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description:
        "The keyboard layout for which the words or the text were adapted: words that it cannot type are left " +
        "out, and characters that it lacks replaced. Null: not adapted.",
    }),
    seed: t.int({
      required: false,
      description: "Random seed of the words, 0 to 2147483647. Only for TIME, WORDS and LESSON.",
    }),
    textId: t.id({ required: false, description: "Global id of the text. Only for TEXT." }),
    from: t.int({
      required: false,
      description: "Start of the part of a TEXT, in UTF-16 units of its body. Null, like `to`, for the whole text.",
    }),
    to: t.int({ required: false, description: "End of the part, to which the reader's bookmark moves." }),
    prompt: t.string({
      required: false,
      maxLength: limits.textBody.max,
      description: "The text to type, normalized, 1 to 20,000 characters. Only for ADAPTIVE and CUSTOM.",
    }),
    raceCode: t.field({
      type: "RaceCode",
      required: false,
      description:
        "Code of a race that was lost or ended before this racer finished. `prompt` is then the part of its text " +
        "that was typed, and the log is replayed with stop on error. Only for CUSTOM.",
    }),
    keyRule: t.field({
      type: KeyRuleEnum,
      required: false,
      description:
        "The option that changed what a key did; the log is replayed by it. NO_BACKSPACE refuses a log that deletes " +
        "something with MALFORMED_LOG. Not for LESSON, nor with `raceCode`.",
    }),
    exerciseId: t.string({
      required: false,
      description: "Id of the exercise, such as `us-intl-fj.1`. Only for LESSON.",
    }),
    courseVersion: t.int({
      required: false,
      description:
        "Version of the course whose text was typed. Only for LESSON, and required there: the text of another " +
        "version is another one, so that run is refused with DOCUMENT_UNKNOWN at this path.",
    }),
    focusKeys: t.stringList({
      required: false,
      description: "The 1 to 4 characters that a review is about. Only for LESSON; null for the course's own choice.",
    }),
    log: t.field({
      type: "KeystrokeLog",
      description: "All keystrokes, with times since the first key, which is at 0.",
    }),
    startedAt: t.field({
      type: "DateTime",
      description: "When the first key was pressed, by the server's clock as known to the client.",
    }),
  }),
});

type Saved = { readonly result: ResultRow };

const SaveResultSuccess = builder.objectRef<Saved>("SaveResultSuccess").implement({
  description: "The run is saved, by this request or an earlier one with the same `runId`.",
  fields: (t) => ({
    result: t.field({ type: ResultNode, resolve: ({ result }) => result, description: "The saved result." }),
    resultEdge: t.field({
      type: UserResultsEdge,
      resolve: ({ result }) => ({ cursor: resultCursor(result), node: result }),
      description: "The same result, for the front of the viewer's list.",
    }),
    user: t.field({
      type: UserNode,
      resolve: ({ result }) => result.userId,
      description: "The viewer, with what the run changed, such as `practiceGoal`.",
    }),
    passedExercise: t.field({
      type: PassedExercise,
      nullable: true,
      resolve: ({ result }, _args, { services }) =>
        result.status === "VERIFIED" && judgeResult(result)?.verdict === "PASSED"
          ? findPassed(services.database, result)
          : null,
      description:
        "The exercise that this run passed, with the time it was first passed. Null for a run that passed none, " +
        "and while it is FLAGGED.",
    }),
  }),
});

builder.mutationField("saveResult", (t) =>
  t.field({
    type: payload("SaveResultPayload", SaveResultSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Replays a practice run and saves it, for guests and members. Once per `runId`: sent again, also " +
      "concurrently or with another log, it returns the first result unchanged. Refused with MALFORMED_LOG, " +
      "EMPTY_RUN, UNFINISHED_RUN (the words or the text are not finished) or IMPOSSIBLE_TIMING (a key after the " +
      "time of a timed run, or an end more than 2 s ahead of the server's clock). A session can save at most " +
      "1,200 runs in ten minutes. After that the response is a RateLimitedError if the document selects that " +
      "type, otherwise an error RATE_LIMITED with `extensions.retryAfterSeconds`.",
    args: { input: t.arg({ type: SaveResultInput, description: "The run." }) },
    resolve: async (_root, { input }, context, info) => {
      const result = await saveResult(context, input);
      // Pages that do not know this type treat every payload as final and discard the run; an error makes them keep it.
      if (result instanceof RateLimited && !asksFor(info, "RateLimitedError"))
        throw rateLimitedError(result.retryAfterSeconds);
      return result instanceof DomainError ? result : { result };
    },
  }),
);

builder.objectField(ResultNode, "visibility", (t) =>
  t.expose("visibility", { type: ResultVisibilityEnum, description: "Who may read it besides its owner and admins." }),
);

builder.objectField(ResultNode, "visibilityChoices", (t) =>
  t.field({
    type: [ResultVisibilityEnum],
    nullable: true,
    description:
      "What its owner may choose: not ALL if their account stays inside their groups " +
      "(GroupMember.hasPublicConsent). Own only: null for other viewers.",
    resolve: async ({ userId }, _args, { viewer, services }) => {
      if (viewer?.userId !== userId) return null;
      const [owner] = await selectUsers(services.database, [userId]);
      return owner ? [...sharingChoices(owner)] : null;
    },
  }),
);

const SetResultVisibilityInput = builder.inputType("SetResultVisibilityInput", {
  description: "The new visibility of a result.",
  fields: (t) => ({
    resultId: t.id({ description: "Global id of one of the viewer's own results." }),
    visibility: t.field({ type: ResultVisibilityEnum, description: "Who may read it besides its owner and admins." }),
  }),
});

const SetResultVisibilitySuccess = builder
  .objectRef<{ readonly result: ResultSummary }>("SetResultVisibilitySuccess")
  .implement({
    description: "The visibility was set.",
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
    description:
      "Sets who may read one of the viewer's own results. NOT_FOUND for those of others, also for admins; " +
      "NOT_ALLOWED for a choice that is not in Result.visibilityChoices.",
    args: { input: t.arg({ type: SetResultVisibilityInput, description: "The result, and who may read it." }) },
    resolve: (_root, { input: { resultId, visibility } }, { viewer, services }) =>
      setVisibility(services, viewer, resultId, visibility),
  }),
);

export const ReviewDecisionEnum = builder.enumType("ReviewDecision", {
  description: "A reviewer's decision about a flagged result or exam.",
  values: {
    CLEAR: { description: "It is fine: it becomes VERIFIED and counts everywhere." },
    KEEP: { description: "The flag is right: it stays FLAGGED." },
  } as const,
});

const ReviewResultSuccess = builder.objectRef<{ readonly result: ResultSummary }>("ReviewResultSuccess").implement({
  description: "The decision was saved.",
  fields: (t) => ({
    result: t.field({ type: ResultNode, resolve: ({ result }) => result, description: "The result as it is now." }),
  }),
});

builder.mutationField("reviewResult", (t) =>
  t.field({
    type: payload("ReviewResultPayload", ReviewResultSuccess, ["RefusedError"]),
    description:
      "Decides about a flagged result. For admins and coaches of a group its owner was in when it was saved, but " +
      "not for its owner (NOT_ALLOWED). CLEAR lets practice learn from it and passes its exercise, once; a later " +
      "KEEP does not undo that. The decision can be changed; repeating it changes nothing. NOT_FOUND for a result " +
      "that the viewer may not read or that was never flagged; GROUP_ARCHIVED when all such groups are archived.",
    args: {
      resultId: t.arg.id({ description: "Global id of the result." }),
      decision: t.arg({ type: ReviewDecisionEnum, description: "The decision." }),
    },
    resolve: async (_root, { resultId, decision }, { viewer, services }) => {
      const reviewed = await reviewResult(services, viewer, resultId, decision);
      if ("result" in reviewed) await announceTournamentsOf(services, reviewed.result.id);
      return reviewed;
    },
  }),
);
