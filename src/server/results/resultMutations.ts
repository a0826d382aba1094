import { limits } from "../../contract/limits";
import { type ResultRow, results } from "../database/schema";
import { users } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { asksFor } from "../graphql/asksFor";
import { payload, rateLimitedError } from "../graphql/errors";
import { RateLimited, DomainError } from "../DomainError";
import { findPassed } from "../lessons/passedExercises";
import { PassedExercise } from "../lessons/lessonTypes";
import { judgeResult } from "./verifyRun";
import { ResultNode, ResultVisibilityEnum } from "./ResultNode";
import { saveResult } from "./saveResult";
import { resultCursor, UserResultsEdge } from "./resultLists";
import { and, eq, inArray } from "drizzle-orm";
import { fromGlobalId } from "../graphql/pagination";
import { decodeLog } from "../../engine/log/logCodec";
import type { Transaction } from "../database/Database";
import type { Viewer } from "../graphql/Context";
import type { Services } from "../services";
import { countRun, rulesOf } from "./runs";
import { activelyCoachesOwner, coachesOwner, visibleTo } from "./visibility";

const PracticeModeKindEnum = builder.enumType("PracticeModeKind", {
  description: "The kinds of practice.",
  values: {
    TIME: { description: "Common words for 15, 30, 60 or 120 seconds." },
    WORDS: { description: "10, 25, 50 or 100 common words." },
    TEXT: { description: "A library text or one's own, or a portion of it." },
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
      description: "Seconds (15, 30, 60, 120) or words (10, 25, 50, 100). Only for TIME and WORDS.",
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
      description: "Start of the portion of a TEXT, in UTF-16 units of its body. Null, like `to`, for the whole text.",
    }),
    to: t.int({ required: false, description: "End of the portion, to which the reader's bookmark moves." }),
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
    exerciseId: t.string({
      required: false,
      description: "Id of the exercise, such as `us-intl-fj.1`. Only for LESSON.",
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
    passedExercise: t.field({
      type: PassedExercise,
      nullable: true,
      resolve: ({ result }, _args, { services }) =>
        result.status === "VERIFIED" && judgeResult(result) === "PASSED" ? findPassed(services.database, result) : null,
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
    resolve: async (_root, { input }, { viewer, services, address }, info) => {
      const wait = viewer && (await services.rateLimits.takeFrom("saveResult", viewer.sessionId, address));
      // Pages that do not know this type treat every payload as final and discard the run; an error makes them keep it.
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
  t.expose("visibility", { type: ResultVisibilityEnum, description: "Who may read it besides its owner and admins." }),
);

const SetResultVisibilityInput = builder.inputType("SetResultVisibilityInput", {
  description: "The new visibility of a result.",
  fields: (t) => ({
    resultId: t.id({ description: "Global id of one of the viewer's own results." }),
    visibility: t.field({ type: ResultVisibilityEnum, description: "Who may read it besides its owner and admins." }),
  }),
});

const SetResultVisibilitySuccess = builder
  .objectRef<{ readonly result: ResultRow }>("SetResultVisibilitySuccess")
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
    description: "Sets who may read one of the viewer's own results. NOT_FOUND for those of others, also for admins.",
    args: { input: t.arg({ type: SetResultVisibilityInput, description: "The result and its new visibility." }) },
    resolve: async (_root, { input: { resultId, visibility } }, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      const id = fromGlobalId("Result", resultId);
      if (id === null) return new DomainError("NOT_FOUND");
      const own = and(eq(results.id, id), eq(results.userId, viewer.userId));
      const [result] = await services.database.update(results).set({ visibility }).where(own).returning();
      return result ? { result } : new DomainError("NOT_FOUND");
    },
  }),
);

export const ReviewDecisionEnum = builder.enumType("ReviewDecision", {
  description: "A reviewer's decision about a flagged result or exam.",
  values: {
    CLEAR: { description: "It is fine: it becomes VERIFIED and counts everywhere." },
    KEEP: { description: "The flag is right: it stays FLAGGED." },
  } as const,
});

const ReviewResultSuccess = builder.objectRef<{ readonly result: ResultRow }>("ReviewResultSuccess").implement({
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
    resolve: (_root, { resultId, decision }, { viewer, services }) =>
      reviewResult(services, viewer, resultId, decision),
  }),
);

async function reviewResult(
  { database, now, timeZone }: Services,
  viewer: Viewer | null,
  resultId: string,
  decision: typeof ReviewDecisionEnum.$inferType,
): Promise<{ result: ResultRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new DomainError("NOT_FOUND");
  return database.transaction(async (transaction) => {
    // Locks the user's row first, as when runs are saved, because practice's learning is written under that lock.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, transaction.select({ id: results.userId }).from(results).where(eq(results.id, id))))
      .for("no key update");
    const [result] = await transaction
      .select()
      .from(results)
      .where(and(eq(results.id, id), visibleTo(viewer)))
      .for("no key update");
    if (!result || result.flagReason === null) return new DomainError("NOT_FOUND");
    if (result.userId === viewer.userId) return new DomainError("NOT_ALLOWED");
    if (viewer.role !== "ADMIN") {
      const rights = {
        coaches: coachesOwner(viewer).mapWith(Boolean),
        isInUse: activelyCoachesOwner(viewer).mapWith(Boolean),
      };
      const [right] = await transaction.select(rights).from(results).where(eq(results.id, id));
      if (!right?.coaches) return new DomainError("NOT_ALLOWED");
      if (!right.isInUse) return new DomainError("GROUP_ARCHIVED");
    }
    const status = decision === "CLEAR" ? "VERIFIED" : "FLAGGED";
    if (result.reviewedAt !== null && result.status === status) return { result };
    const isFirstCounted = decision === "CLEAR" && !result.isCounted;
    const decided = {
      status,
      reviewedAt: new Date(now()),
      reviewedBy: viewer.userId,
      isCounted: result.isCounted || isFirstCounted,
    } as const;
    const [reviewed] = await transaction.update(results).set(decided).where(eq(results.id, id)).returning();
    if (reviewed && isFirstCounted) await countKept(transaction, reviewed, timeZone);
    return reviewed ? { result: reviewed } : new DomainError("NOT_FOUND");
  });
}

async function countKept(transaction: Transaction, result: ResultRow, timeZone: string): Promise<void> {
  const log = decodeLog(result.log);
  if (log.ok)
    await countRun(
      transaction,
      result,
      { rules: rulesOf(result), text: result.prompt, keystrokes: log.keystrokes, durationMs: result.durationMs },
      timeZone,
    );
}
