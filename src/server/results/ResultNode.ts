import { and, inArray, eq, getTableColumns, isNotNull, or, sql } from "drizzle-orm";
import { results, type ResultRow, type ResultSummary } from "../database/schema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { loadRows } from "../graphql/pagination";
import { TextNode } from "../texts/TextNode";
import { UserNode } from "../users/UserNode";
import { judgeResult } from "./verifyRun";
import { visibleTo, activelyCoachesOwner, coachesOwner } from "./visibility";
import { findExercise } from "../../engine/lessons/courses";
import { findLessonText } from "../../engine/lessons/instructions/findLessonText";
import { rulesOf } from "./runs";
import type { FlagReason } from "../../contract/enums";
import type { Database } from "../database/Database";
import { FlagReasonEnum } from "../fairness/FlagReasonEnum";
import type { Context, Viewer } from "../graphql/Context";
import DataLoader from "dataloader";

export const ResultModeEnum = builder.enumType("ResultMode", {
  description: "What kind of run a result is of.",
  values: {
    TIME: { description: "Common words for so many seconds." },
    WORDS: { description: "So many common words." },
    TEXT: { description: "A text, whole or a portion of it." },
    ADAPTIVE: { description: "What practice chose for this person." },
    CUSTOM: {
      description:
        "What the person chose: a text of their own, words they missed, what they typed of a race that they did " +
        "not finish.",
    },
    LESSON: { description: "An exercise of a course." },
    RACE: { description: "A race: stop on error." },
  } as const,
});

const ResultStatusEnum = builder.enumType("ResultStatus", {
  description: "What the server thinks of a result. Nobody is banned by it.",
  values: {
    VERIFIED: { description: "The log was replayed and nothing stands out, or a coach or an admin cleared it." },
    FLAGGED: {
      description:
        "Something stands out (`flag`, for those who may know). It counts nowhere until a coach or an admin clears it.",
    },
  } as const,
});

const ExerciseVerdictEnum = builder.enumType("ExerciseVerdict", {
  description: "How an exercise of a course went: the first thing that is missing, or PASSED.",
  values: {
    PASSED: { description: "Accurate and fast enough." },
    TOO_SHORT: { description: "Broken off, or words were skipped." },
    INACCURATE: { description: "Fewer right key presses than the exercise asks for." },
    SLOW: { description: "Accurate, and slower than the exercise asks for." },
  } as const,
});

const { prompt, log, ...summary } = getTableColumns(results);

/** What is read of a result for a list. `prompt` and `log` are read for the fields that need them, in one query. */
export const resultColumns = summary;

type TypedRun = Pick<ResultRow, "id" | "prompt" | "log">;

const typedRunLoaders = new WeakMap<Context, DataLoader<string, TypedRun>>();

/** What was to be typed and the keystrokes, by row id of the result: one query for all that a request asks for. */
function typedRuns(context: Context): DataLoader<string, TypedRun> {
  const cached = typedRunLoaders.get(context);
  if (cached) return cached;
  const loader = new DataLoader<string, TypedRun>(async (ids) => {
    const rows = await context.services.database
      .select({ id: results.id, prompt, log })
      .from(results)
      .where(inArray(results.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The result was deleted while it was read."));
  });
  typedRunLoaders.set(context, loader);
  return loader;
}

/** A kept run, for its owner, for admins, and for those with whom its owner shares it. */
export const ResultNode = builder.loadableNodeRef("Result", {
  id: { resolve: (result: ResultSummary) => result.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) =>
    loadRows(ids, (some) =>
      services.database
        .select(resultColumns)
        .from(results)
        .where(and(inArray(results.id, some), visibleTo(viewer))),
    ),
});

builder.objectType(ResultNode, {
  name: "Result",
  description:
    "A run that the server has replayed and kept. Its owner and admins can read it, and those whom its " +
    "`visibility` names. Every figure is derived from `prompt`, `log` and `durationMs`.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: (result) => result.userId, description: "Who typed it." }),
    mode: t.expose("mode", { type: ResultModeEnum, description: "What kind of run it was." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of a TIME run, words of a WORDS run. Null otherwise.",
    }),
    punctuation: t.exposeBoolean("punctuation", { description: "Whether the words had punctuation. False otherwise." }),
    numbers: t.exposeBoolean("numbers", {
      description: "Whether there were numbers among the words. False otherwise.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description: "The keyboard that the text was made for, as the person told it. Null when nobody knows.",
    }),
    exerciseId: t.exposeString("exerciseId", {
      nullable: true,
      description: "Which exercise of a course a LESSON run was, such as `us-intl-fj.1`. Null otherwise.",
    }),
    exerciseVerdict: t.field({
      type: ExerciseVerdictEnum,
      nullable: true,
      resolve: async (result, _args, context) =>
        result.exerciseId === null ? null : judgeResult({ ...result, ...(await typedRuns(context).load(result.id)) }),
      description: "How that exercise went. Null for other runs, and for an exercise that no course has any more.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of what was typed." }),
    text: t.field({
      type: TextNode,
      nullable: true,
      resolve: (result) => result.textId,
      description: "The text of the library, as it is today. Null for runs of anything else.",
    }),
    prompt: t.string({
      resolve: async ({ id }, _args, context) => (await typedRuns(context).load(id)).prompt,
      description:
        "What was to be typed, normalised, as it was then. Of a TIME run, the words as far as anybody needs them: " +
        "all that were reached, and one more.",
    }),
    log: t.field({
      type: "KeystrokeLog",
      resolve: async ({ id }, _args, context) => (await typedRuns(context).load(id)).log,
      description:
        "The keystrokes. Practice: times since the first key, free rules; RACE: since the start, stop on error; " +
        "LESSON, and CUSTOM of a race: since the first key, by the rules of its lesson or of the race.",
    }),
    durationMs: t.exposeInt("durationMs", {
      description: "When the run ended, in milliseconds since the log's zero. Later keystrokes do not count.",
    }),
    wpm: t.exposeFloat("wpm", {
      description: "Characters of right words with their space, in words of five a minute. Not rounded.",
    }),
    raw: t.exposeFloat("raw", {
      description: "All characters of the final text, in words of five a minute. Not rounded.",
    }),
    strokesPerMinute: t.exposeFloat("strokesPerMinute", {
      description: "Inserting key presses a minute (aanslagen per minuut). Not rounded.",
    }),
    accuracy: t.exposeFloat("accuracy", {
      description: "Right key presses of all inserting ones, 0 to 100 percent. A corrected error still counts.",
    }),
    consistency: t.exposeFloat("consistency", { description: "How even the speed of each second was, 0 to 100." }),
    status: t.expose("status", { type: ResultStatusEnum, description: "Whether something stands out." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      description: "When it began, by the server's clock as the browser knew it.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the server kept it." }),
    raceCode: t.field({
      type: "RaceCode",
      nullable: true,
      // Whoever has the code can take a seat in the next race of that room: it is not shared with the result.
      resolve: (result, _args, { viewer }) => (viewer?.userId === result.userId ? result.raceCode : null),
      description:
        "The race it was typed in; the race itself may be gone. Own only: null on anybody else's, and for practice.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "Place in that race, 1 for the first; equal times share it. Null for practice, and for a race that was " +
        "not finished.",
    }),
  }),
});

/** Who may read a result beside its owner and admins. */
export const ResultVisibilityEnum = builder.enumType("ResultVisibility", {
  description: "Who may read a result beside its owner and admins.",
  values: {
    ME: { description: "Nobody." },
    GROUP: { description: "Whoever is in a group with its owner." },
    ALL: { description: "Whoever has its id, with an account or without." },
  } as const,
});

const TypingRulesEnum = builder.enumType("TypingRules", {
  description: "By which rules keystrokes become text.",
  values: {
    FREE: { value: "free", description: "Word by word; errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The line waits for the right key." },
  } as const,
});

builder.objectFields(ResultNode, (t) => ({
  rules: t.field({ type: TypingRulesEnum, resolve: rulesOf, description: "The rules by which `log` is replayed." }),
  lessonTitle: t.string({
    nullable: true,
    resolve: lessonTitleOf,
    description:
      "Title of the lesson of a LESSON run, in the language of the run. Null for other runs, and for a lesson " +
      "that no course has any more.",
  }),
}));

function lessonTitleOf({ exerciseId, language }: ResultSummary): string | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  return found === null ? null : findLessonText(found.lesson, language).title;
}

/** Why a result was flagged, and what became of it, for somebody who may know. */
type ResultFlag = {
  readonly reason: FlagReason;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

const ResultFlagObject = builder.objectRef<ResultFlag>("ResultFlag").implement({
  description:
    "That a result was flagged, why, and what somebody who looked at it decided: the result's `status` says what " +
    "holds.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why." }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null while nobody has.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null while nobody has, and when that account is gone.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewResult`)." }),
  }),
});

builder.objectField(ResultNode, "flag", (t) =>
  t.loadable({
    type: ResultFlagObject,
    nullable: true,
    description:
      "That it was flagged once. For its owner, for coaches of a group in which the owner was when it was kept, " +
      "and for admins: null for anybody else, and for a result that never was.",
    load: (ids: string[], { viewer, services }) => selectFlags(services.database, viewer, ids),
    resolve: ({ id }) => id,
  }),
);

async function selectFlags(
  database: Database,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ResultFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(results.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer)})`;
  const rows = await database
    .select({
      id: results.id,
      reason: results.flagReason,
      reviewedAt: results.reviewedAt,
      reviewedBy: results.reviewedBy,
      isReviewable,
    })
    .from(results)
    .where(
      and(
        inArray(results.id, [...ids]),
        isNotNull(results.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, ...rest }) => (reason === null ? [] : [[id, { reason, ...rest }] as const])),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
