import type { Keystroke } from "../../engine/log/Keystroke";
import { decodeLog } from "../../engine/log/logCodec";
import { judgeExercise, starsOf, type ExerciseVerdict } from "../../engine/lessons/courseProgress";
import { findExercise } from "../../engine/lessons/courses";
import type { TypedExercise } from "../../engine/lessons/Course";
import { positionOf } from "../../engine/lessons/pace";
import { type Run, measureRun } from "../../engine/metrics/measureRun";
import type { RunMetrics } from "../../engine/metrics/RunMetrics";
import { splitGraphemes } from "../../engine/text/graphemes";
import { applyKeystroke, sameLists, startTyping, type Typing, type TypingRules } from "../../engine/typing/Typing";
import type { ResultRow } from "../database/schema";
import { DomainError, InvalidInput } from "../DomainError";
import { type Language, languagesWith, loadExerciseMaterial, loadPart } from "../../contract/languages/languages";
import { loadWordList } from "../../contract/loadWordList";
import { isCodeList, type WordList } from "../../contract/wordLists";
import { fitText, fitWords } from "../../engine/keyboards/fitText";
import type { KeyboardLayout, LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import { makeCodeText, makeWordText } from "../../engine/practice/makeWordText";
import { isPortion, portionText } from "../../engine/practice/portions";
import { type KeyRule, wordsNeeded } from "../../engine/practice/PracticeMode";
import type { Database } from "../database/Database";
import { findText } from "../texts/texts";
import type { RunSetup } from "./readRunSetup";

/**
 * Replays a practice run: returns what is saved of it, or why it cannot be saved.
 * - MALFORMED_LOG: the first key is not at zero, or something was deleted without Backspace.
 * - EMPTY_RUN: no key counted.
 * - UNFINISHED_RUN: the words or the text are not finished.
 * - IMPOSSIBLE_TIMING: a key after the time of a timed run.
 */
export function verifyRun(
  { rules, text, limitMs, keyRule }: Task,
  keystrokes: readonly Keystroke[],
): Run | DomainError {
  const last = keystrokes.at(-1);
  if (!last) return new DomainError("EMPTY_RUN");
  if (keystrokes[0]?.time !== 0) return new DomainError("MALFORMED_LOG");
  if (keyRule === "NO_BACKSPACE" && keystrokes.some(({ kind }) => kind !== "insert"))
    return new DomainError("MALFORMED_LOG");
  const { finishedAt, presses, furthestWord, position } = follow(startTyping(rules, text), keystrokes);
  if (presses === 0) return new DomainError("EMPTY_RUN");
  if (limitMs === null)
    return finishedAt === null
      ? new DomainError("UNFINISHED_RUN")
      : { rules, text, keystrokes, durationMs: finishedAt };
  if (last.time > limitMs) return new DomainError("IMPOSSIBLE_TIMING");
  return {
    rules,
    text: rules === "free" ? trim(text, furthestWord) : keyRule == null ? text : trimLetters(text, position),
    keystrokes,
    durationMs: finishedAt ?? limitMs,
  };
}

function follow(start: Typing, keystrokes: readonly Keystroke[]) {
  let state = start;
  let presses = 0;
  let furthestWord = 0;
  for (const keystroke of keystrokes) {
    state = applyKeystroke(
      state,
      keystroke,
      (step) => {
        if (step.outcome.kind === "pressed") presses += 1;
        if (step.state.rules === "free") furthestWord = Math.max(furthestWord, step.state.done.length);
      },
      sameLists,
    );
    if (state.finished) return { finishedAt: keystroke.time, presses, furthestWord, position: positionOf(state) };
  }
  return { finishedAt: null, presses, furthestWord, position: positionOf(state) };
}

/**
 * The words up to the furthest one begun, and one more: a text's last word has rules of its own (it ends the run, and
 * no space follows it), so another word must not become the last.
 */
function trim(text: string, furthestWord: number): string {
  return text
    .split(" ")
    .slice(0, furthestWord + 2)
    .join(" ");
}

/** The same for stop on error: the letters before the caret, the rest of its word, and one more word. */
function trimLetters(text: string, position: number): string {
  const typed = splitGraphemes(text).slice(0, position).join("");
  return typed + text.slice(typed.length).split(" ").slice(0, 2).join(" ");
}

/**
 * The outcome of a course exercise and its stars, derived again from its log; null for other runs, and for an exercise
 * that no longer exists.
 */
export function judgeResult({ exerciseId, prompt, log, durationMs, isEased }: ResultRow): JudgedExercise | null {
  const found = findTypedExercise(exerciseId);
  if (!found) return null;
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  const { keystrokes } = decoded;
  return judge(found.exercise, measureRun({ rules: found.rules, text: prompt, keystrokes, durationMs }), isEased);
}

/** The same from the figures of its run. */
export function judgeFigures(exerciseId: string | null, figures: RunMetrics, isEased: boolean): JudgedExercise | null {
  const found = findTypedExercise(exerciseId);
  return found && judge(found.exercise, figures, isEased);
}

function findTypedExercise(
  exerciseId: string | null,
): { readonly exercise: TypedExercise; readonly rules: TypingRules } | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  if (!found || (found.exercise.kind !== "strokes" && found.exercise.kind !== "minutes")) return null;
  return { exercise: found.exercise, rules: found.lesson.rules };
}

function judge(exercise: TypedExercise, figures: RunMetrics, isEased: boolean): JudgedExercise {
  return { verdict: judgeExercise(exercise, figures, isEased), stars: starsOf(exercise, figures, isEased) };
}

type JudgedExercise = { readonly verdict: ExerciseVerdict; readonly stars: number };

/** A text to type, and its rules. */
type Task = {
  readonly rules: TypingRules;
  /** Normalized. */
  readonly text: string;
  /** When a timed run ends, in ms; null for a run that ends with its text. */
  readonly limitMs: number | null;
  /** The option of practice that changes what a key does. */
  readonly keyRule?: KeyRule | null;
};

type SetupOf<Kind extends RunSetup["kind"]> = Extract<RunSetup, { readonly kind: Kind }>;

/** The user, the language and keyboard layout for which the text was made, and the rule that was chosen for keys. */
type TaskFor = {
  readonly userId: string;
  readonly language: Language;
  readonly layout: LayoutId | null;
  readonly keyRule?: KeyRule | null;
};

/** Generates the text of a run again from its settings, as the browser did. */
export async function makeTask(database: Database, setup: RunSetup, about: TaskFor): Promise<Task | InvalidInput> {
  const { keyRule = null } = about;
  const rules = keyRule === "STOP_ON_ERROR" ? "stopOnError" : "free";
  switch (setup.kind) {
    case "words":
      return {
        rules,
        keyRule,
        text: await wordText(setup, about),
        limitMs: setup.words.kind === "time" ? setup.words.seconds * 1000 : null,
      };
    case "prompt":
      return { rules: setup.raceCode === null ? rules : "stopOnError", keyRule, text: setup.prompt, limitMs: null };
    case "lesson":
      return lessonTask(setup, about.language);
    case "text": {
      const text = await libraryText(database, setup, about);
      return text instanceof InvalidInput ? text : { rules, keyRule, text, limitMs: null };
    }
  }
}

const fitted = new Map<string, readonly string[]>();

/** The words or lines of a list, those that a keyboard layout can type if there is one; loaded once for each. */
async function wordsFor(list: WordList | null, language: Language, id: LayoutId | null): Promise<readonly string[]> {
  const key = `${list} ${language} ${id}`;
  const cached = fitted.get(key);
  if (cached) return cached;
  const all = await loadWordList(language, list);
  const words = id === null ? all : fitWords(keyboardLayouts[id], all);
  fitted.set(key, words);
  return words;
}

async function wordText(
  { words: mode, seed, punctuation, numbers, list }: SetupOf<"words">,
  { language, layout }: TaskFor,
): Promise<string> {
  const words = await wordsFor(list, language, layout);
  const count = wordsNeeded(mode) ?? 0;
  if (isCodeList(list)) return makeCodeText(words, count, seed);
  const rules = punctuation ? await loadPart(language, "punctuation") : null;
  return makeWordText(words, count, seed, { punctuation: rules, numbers });
}

async function lessonTask(
  { course, lesson, exercise, focus, seed }: SetupOf<"lesson">,
  language: Language,
): Promise<Task | InvalidInput> {
  if (!languagesWith("lessons").includes(language))
    return new InvalidInput([{ path: "language", code: "LESSON_NOT_FOUND" }]);
  const text = makeExerciseText(course, lesson, exercise, await loadExerciseMaterial(language), seed, focus) ?? "";
  return { rules: lesson.rules, text, limitMs: exercise.kind === "minutes" ? exercise.minutes * 60_000 : null };
}

async function libraryText(
  database: Database,
  { textId, portion }: SetupOf<"text">,
  { userId, language, layout }: TaskFor,
): Promise<string | InvalidInput> {
  const text = await findText(database, textId, userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (text.language !== language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  if (portion && !isPortion(text.body, portion, text.parts ?? []))
    return new InvalidInput([{ path: "to", code: "BAD_REQUEST" }]);
  return fit(layout === null ? null : keyboardLayouts[layout], portion ? portionText(text.body, portion) : text.body);
}

function fit(layout: KeyboardLayout | null, text: string): string {
  return layout === null ? text : fitText(layout, text).text;
}
