import type { ResultSummary } from "../database/schema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum, LanguageEnum, FlagReasonEnum } from "../graphql/scalars";
import { loadRows } from "../graphql/loadRows";
import { RaceModeEnum } from "../races/raceEnums";
import { TextNode } from "../texts/TextNode";
import { UserNode } from "../users/UserNode";
import { judgeResult } from "./verifyRun";
import { findExercise } from "../../engine/lessons/courses";
import { languagesWith, loadPart } from "../../contract/languages/languages";
import { findLessonText } from "../../engine/lessons/Course";
import { rulesOf } from "./results";
import { findResults, type ResultFlag, selectFlags, selectTypedRuns, type TypedRun } from "./selectResults";
import type { Context } from "../Context";
import DataLoader from "dataloader";

export const ResultModeEnum = builder.enumType("ResultMode", {
  description: "The kind of run that a result is of.",
  values: {
    TIME: { description: "Common words for a number of seconds." },
    WORDS: { description: "A number of common words." },
    TEXT: { description: "A text, or a part of it." },
    ADAPTIVE: { description: "A text that practice made for this user." },
    CUSTOM: {
      description:
        "A text that the user chose: one of their own, words they missed, or what they typed of a race that they " +
        "did not finish.",
    },
    LESSON: { description: "An exercise of a course." },
    RACE: { description: "A race, with stop on error." },
  } as const,
});

export const WordListEnum = builder.enumType("WordList", {
  description: "What the words of a practice run are drawn from. A list never changes.",
  values: {
    COMMON_200: { description: "The 200 most common words of the language." },
    COMMON_1000: { description: "The 1,000 most common words of the language." },
    COMMON_5000: { description: "The 5,000 most common words of the language." },
    PYTHON: { description: "Lines of Python, the same in every language." },
    JAVASCRIPT: { description: "Lines of JavaScript, the same in every language." },
    HTML_CSS: { description: "Lines of HTML and CSS, the same in every language." },
    JAVA: { description: "Lines of Java, the same in every language." },
    C: { description: "Lines of C, the same in every language." },
  } as const,
});

export const KeyRuleEnum = builder.enumType("KeyRule", {
  description: "An option of practice that changes what a key does. Runs with different ones are not compared.",
  values: {
    NO_BACKSPACE: { description: "Nothing can be deleted." },
    STOP_ON_ERROR: { description: "The caret waits for the right key." },
  } as const,
});

const ResultStatusEnum = builder.enumType("ResultStatus", {
  description: "The server's judgment of a result. It bans no one.",
  values: {
    VERIFIED: { description: "The log was replayed and is not suspicious, or a coach or an admin cleared it." },
    FLAGGED: {
      description: "The run is suspicious (see `flag`). It does not count until a coach or an admin clears it.",
    },
  } as const,
});

const ExerciseVerdictEnum = builder.enumType("ExerciseVerdict", {
  description: "Outcome of a course exercise: the first requirement that is not met, or PASSED.",
  values: {
    PASSED: { description: "Accurate and fast enough." },
    TOO_SHORT: { description: "Not finished, or words were skipped." },
    INACCURATE: { description: "A smaller share of right key presses than the exercise requires." },
    SLOW: { description: "Accurate, but slower than the exercise requires." },
  } as const,
});

const typedRunLoaders = new WeakMap<Context, DataLoader<string, TypedRun>>();

/** The texts and keystrokes by row id of the result, in one query per request. */
function typedRuns(context: Context): DataLoader<string, TypedRun> {
  const cached = typedRunLoaders.get(context);
  if (cached) return cached;
  const loader = new DataLoader<string, TypedRun>(async (ids) => {
    const rows = await selectTypedRuns(context.services.database, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The result was deleted while it was read."));
  });
  typedRunLoaders.set(context, loader);
  return loader;
}

/** A saved run, readable by its owner, by admins, and by those with whom its owner shares it. */
export const ResultNode = builder.loadableNodeRef("Result", {
  id: { resolve: (result: ResultSummary) => result.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) => loadRows(ids, (some) => findResults(services.database, viewer, some)),
});

builder.objectType(ResultNode, {
  name: "Result",
  description:
    "A run that the server has replayed and saved. Readable by its owner, by admins, and by those in its " +
    "`visibility`. All its numbers are derived from `prompt`, `log` and `durationMs`.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: (result) => result.userId, description: "The user who typed it." }),
    mode: t.expose("mode", { type: ResultModeEnum, description: "The kind of run." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of a TIME run, number of words of a WORDS run. Null otherwise.",
    }),
    punctuation: t.exposeBoolean("punctuation", { description: "Whether the words had punctuation. False otherwise." }),
    numbers: t.exposeBoolean("numbers", {
      description: "Whether there were numbers between the words. False otherwise.",
    }),
    wordList: t.expose("wordList", {
      type: WordListEnum,
      nullable: true,
      description:
        "What the words of a TIME or WORDS run were drawn from. Null for other runs, and for runs of earlier " +
        "releases, whose list was another one of 1,000 words.",
    }),
    keyRule: t.expose("keyRule", {
      type: KeyRuleEnum,
      nullable: true,
      description: "The option of practice that changed what a key did. Null for none, and for races and lessons.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description: "The keyboard layout for which the text was made, as set by the user. Null if unknown.",
    }),
    exerciseId: t.exposeString("exerciseId", {
      nullable: true,
      description: "The course exercise of a LESSON run, such as `us-intl-fj.1`. Null otherwise.",
    }),
    exerciseVerdict: t.field({
      type: ExerciseVerdictEnum,
      nullable: true,
      resolve: async (result, _args, context) =>
        result.exerciseId === null
          ? null
          : (judgeResult({ ...result, ...(await typedRuns(context).load(result.id)) })?.verdict ?? null),
      description: "Outcome of that exercise. Null for other runs, and for an exercise that no longer exists.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of the text." }),
    text: t.field({
      type: TextNode,
      nullable: true,
      resolve: (result) => result.textId,
      description: "The library text as it is today. Null for other runs.",
    }),
    prompt: t.string({
      resolve: async ({ id }, _args, context) => (await typedRuns(context).load(id)).prompt,
      description:
        "The text to type, normalized, as it was then. For a TIME run, the words that were reached and one more.",
    }),
    log: t.field({
      type: "KeystrokeLog",
      resolve: async ({ id }, _args, context) => (await typedRuns(context).load(id)).log,
      description:
        "The keystrokes. Practice: times since the first key, free rules. RACE: times since the start, stop on " +
        "error. LESSON, and CUSTOM from a race: times since the first key, by the rules of its lesson or of the " +
        "race.",
    }),
    durationMs: t.exposeInt("durationMs", {
      description: "When the run ended, in milliseconds since the log's time zero. Later keystrokes do not count.",
    }),
    wpm: t.exposeFloat("wpm", {
      description: "Characters of right words including their space, in words of five per minute. Not rounded.",
    }),
    raw: t.exposeFloat("raw", {
      description: "All characters of the final text, in words of five per minute. Not rounded.",
    }),
    strokesPerMinute: t.exposeFloat("strokesPerMinute", {
      description: "Inserting key presses per minute (aanslagen per minuut). Not rounded.",
    }),
    accuracy: t.exposeFloat("accuracy", {
      description: "Share of inserting key presses that were right, 0 to 100 percent. A corrected error still counts.",
    }),
    consistency: t.exposeFloat("consistency", { description: "How even the speed of each second was, 0 to 100." }),
    status: t.expose("status", { type: ResultStatusEnum, description: "Whether it is suspicious." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      description: "When it began, by the server's clock as known to the browser.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the server saved it." }),
    raceCode: t.field({
      type: "RaceCode",
      nullable: true,
      // Not shared with the result, because anyone with the code can join the next race in that room.
      resolve: (result, _args, { viewer }) => (viewer?.userId === result.userId ? result.raceCode : null),
      description:
        "Code of its race, which may no longer exist. Null for other viewers than its owner, and for practice.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "Place in that race, 1 for the first; equal times share a place. Null for practice, and for a race that " +
        "was not finished.",
    }),
    raceMode: t.expose("raceMode", {
      type: RaceModeEnum,
      nullable: true,
      description: "What decided the places of that race. Null for practice, and for races of earlier releases.",
    }),
  }),
});

export const ResultVisibilityEnum = builder.enumType("ResultVisibility", {
  description: "Who may read a result besides its owner and admins.",
  values: {
    ME: { description: "No one else." },
    GROUP: { description: "Anyone who shares a group with its owner." },
    ALL: { description: "Anyone with its id, with or without an account." },
  } as const,
});

const TypingRulesEnum = builder.enumType("TypingRules", {
  description: "The rules by which keystrokes become text.",
  values: {
    FREE: { value: "free", description: "Word by word; errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The caret waits for the right key." },
  } as const,
});

builder.objectFields(ResultNode, (t) => ({
  rules: t.field({ type: TypingRulesEnum, resolve: rulesOf, description: "The rules by which `log` is replayed." }),
  lessonTitle: t.string({
    nullable: true,
    resolve: lessonTitleOf,
    description:
      "Title of the lesson of a LESSON run, in the language of the run. Null for other runs, and for a lesson " +
      "that no longer exists.",
  }),
}));

async function lessonTitleOf({ exerciseId, language }: ResultSummary): Promise<string | null> {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  if (found === null || !languagesWith("lessons").includes(language)) return null;
  return findLessonText(found.lesson, (await loadPart(language, "lessons")).instructions, language).title;
}

const ResultFlagObject = builder.objectRef<ResultFlag>("ResultFlag").implement({
  description: "Why a result was flagged, and the reviewer's decision. Its effect is in the result's `status`.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why it was flagged." }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null until then.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null until then, and when that account was deleted.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewResult`)." }),
  }),
});

builder.objectField(ResultNode, "flag", (t) =>
  t.loadable({
    type: ResultFlagObject,
    nullable: true,
    description:
      "The flag that the result got. For its owner, for coaches of a group the owner was in when it was saved, " +
      "and for admins; null for others, and for a result that was never flagged.",
    load: (ids: string[], { viewer, services }) => selectFlags(services.database, viewer, ids),
    resolve: ({ id }) => id,
  }),
);
