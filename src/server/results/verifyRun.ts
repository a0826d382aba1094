import type { Keystroke } from "../../engine/log/Keystroke";
import { decodeLog } from "../../engine/log/logCodec";
import { applyKeystroke, sameLists, startTyping, type Typing, type TypingRules } from "../../engine/typing/Typing";
import { type Run, measureRun } from "../../engine/metrics/measureRun";
import { DomainError, InvalidInput, type Issue } from "../DomainError";
import type { Course, Lesson, TypedExercise } from "../../engine/lessons/Course";
import { COURSE_VERSION, findExercise } from "../../engine/lessons/courses";
import type { Language } from "../../contract/languages/languages";
import {
  isLength,
  type KeyRule,
  TIME_BOUNDS,
  WORD_BOUNDS,
  type WordMode,
  wordsNeeded,
} from "../../engine/practice/PracticeMode";
import { positionOf } from "../../engine/lessons/pace";
import { splitGraphemes } from "../../engine/text/graphemes";
import { normaliseText } from "../../engine/text/normaliseText";
import { limits } from "../../contract/limits";
import { fromGlobalId } from "../graphql/pagination";
import { fitText, fitWords } from "../../engine/keyboards/fitText";
import type { KeyboardLayout, LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { makeExerciseText, MOST_FOCUS_KEYS } from "../../engine/lessons/makeExerciseText";
import { makeCodeText, makeWordText } from "../../engine/practice/makeWordText";
import { isPortion, portionText } from "../../engine/practice/portions";
import { languagesWith, loadExerciseMaterial, loadPart } from "../../contract/languages/languages";
import { loadWordList } from "../../contract/loadWordList";
import { isCodeList, type WordList } from "../../contract/wordLists";
import type { Database } from "../database/Database";
import { findText } from "../texts/texts";
import { judgeExercise, starsOf, type ExerciseVerdict } from "../../engine/lessons/courseProgress";
import type { ResultRow } from "../database/schema";

/** A text to type, and its rules. */
export type Task = {
  readonly rules: TypingRules;
  /** Normalized. */
  readonly text: string;
  /** When a timed run ends, in ms; null for a run that ends with its text. */
  readonly limitMs: number | null;
  /** The option of practice that changes what a key does. */
  readonly keyRule?: KeyRule | null;
};

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

const LARGEST_SEED = 2_147_483_647;

type PracticeModeName = "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON";

type Maybe<Value> = Value | null | undefined;

/** The settings of a run: only the fields that its mode needs. */
export type SetupInput = {
  readonly mode: PracticeModeName;
  readonly modeAmount?: Maybe<number>;
  readonly seed?: Maybe<number>;
  readonly textId?: Maybe<string>;
  readonly punctuation?: Maybe<boolean>;
  readonly numbers?: Maybe<boolean>;
  readonly wordList?: Maybe<WordList>;
  readonly prompt?: Maybe<string>;
  readonly exerciseId?: Maybe<string>;
  readonly courseVersion?: Maybe<number>;
  readonly focusKeys?: Maybe<readonly string[]>;
  readonly from?: Maybe<number>;
  readonly to?: Maybe<number>;
  readonly raceCode?: Maybe<string>;
  readonly keyRule?: Maybe<KeyRule>;
};

type WordSetup = {
  readonly kind: "words";
  readonly words: WordMode;
  readonly seed: number;
  readonly punctuation: boolean;
  readonly numbers: boolean;
  /** Null for the words of earlier releases. */
  readonly list: WordList | null;
};

/** `portion` is a range of the body in UTF-16 units; null for the whole. */
type TextSetup = {
  readonly kind: "text";
  readonly textId: string;
  readonly portion: { readonly from: number; readonly to: number } | null;
};

type LessonSetup = {
  readonly kind: "lesson";
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  /** What a review is about; empty for the course's own choice. */
  readonly focus: readonly string[];
  readonly seed: number;
};

/** `raceCode` if it was typed in a race, with its rules: stop on error. */
type PromptSetup = { readonly kind: "prompt"; readonly prompt: string; readonly raceCode: string | null };

/** The validated settings of a run. */
export type RunSetup = WordSetup | TextSetup | LessonSetup | PromptSetup;

type Field = Exclude<keyof SetupInput, "mode">;

const fieldsOf: Readonly<Record<PracticeModeName, readonly Field[]>> = {
  TIME: ["modeAmount", "seed", "punctuation", "numbers", "wordList", "keyRule"],
  WORDS: ["modeAmount", "seed", "punctuation", "numbers", "wordList", "keyRule"],
  TEXT: ["textId", "from", "to", "keyRule"],
  ADAPTIVE: ["prompt", "keyRule"],
  CUSTOM: ["prompt", "raceCode", "keyRule"],
  LESSON: ["exerciseId", "courseVersion", "focusKeys", "seed"],
};

const allFields: readonly Field[] = [
  "modeAmount",
  "seed",
  "textId",
  "punctuation",
  "numbers",
  "wordList",
  "prompt",
  "exerciseId",
  "courseVersion",
  "focusKeys",
  "from",
  "to",
  "raceCode",
  "keyRule",
];

/** Reads the settings of a run, or says which field is invalid or does not belong to its mode. */
export function readRunSetup(input: SetupInput): RunSetup | InvalidInput {
  const issues: Issue[] = allFields
    .filter((field) => !fieldsOf[input.mode].includes(field) && isGiven(input[field]))
    .map((path) => ({ path, code: "BAD_REQUEST" }));
  // A race has its own rules.
  if (isGiven(input.raceCode) && isGiven(input.keyRule)) issues.push({ path: "keyRule", code: "BAD_REQUEST" });
  const setup = read(input, (path, code) => void issues.push({ path, code }));
  return setup === null || issues.length > 0 ? new InvalidInput(issues) : setup;
}

type AddIssue = (path: Field, code: Issue["code"]) => void;

function read(input: SetupInput, addIssue: AddIssue): RunSetup | null {
  switch (input.mode) {
    case "TIME":
    case "WORDS":
      return readWords(input, input.mode, addIssue);
    case "TEXT":
      return readText(input, addIssue);
    case "LESSON":
      return readLesson(input, addIssue);
    case "ADAPTIVE":
    case "CUSTOM":
      return readPrompt(input, addIssue);
  }
}

function readWords(input: SetupInput, mode: "TIME" | "WORDS", addIssue: AddIssue): WordSetup | null {
  const words = mode === "TIME" ? timed(input.modeAmount) : counted(input.modeAmount);
  if (words === null) addIssue("modeAmount", isGiven(input.modeAmount) ? "BAD_REQUEST" : "REQUIRED");
  const seed = readSeed(input, addIssue);
  if (words === null || seed === null) return null;
  const { punctuation, numbers, wordList } = input;
  const list = wordList ?? null;
  if (isCodeList(list) && punctuation) addIssue("punctuation", "BAD_REQUEST");
  if (isCodeList(list) && numbers) addIssue("numbers", "BAD_REQUEST");
  return { kind: "words", words, seed, punctuation: punctuation ?? false, numbers: numbers ?? false, list };
}

function timed(amount: Maybe<number>): WordMode | null {
  return amount != null && isLength(TIME_BOUNDS, amount) ? { kind: "time", seconds: amount } : null;
}

function counted(amount: Maybe<number>): WordMode | null {
  return amount != null && isLength(WORD_BOUNDS, amount) ? { kind: "words", count: amount } : null;
}

function readText({ textId, from, to }: SetupInput, addIssue: AddIssue): TextSetup | null {
  const id = textId ? fromGlobalId("Text", textId) : null;
  if (id === null) addIssue("textId", textId ? "TEXT_NOT_FOUND" : "REQUIRED");
  if (from == null && to == null) return id === null ? null : { kind: "text", textId: id, portion: null };
  if (from == null) addIssue("from", "REQUIRED");
  if (to == null) addIssue("to", "REQUIRED");
  if (id === null || from == null || to == null) return null;
  return { kind: "text", textId: id, portion: { from, to } };
}

function readLesson(input: SetupInput, addIssue: AddIssue): LessonSetup | null {
  const seed = readSeed(input, addIssue);
  const found = input.exerciseId ? findExercise(input.exerciseId) : null;
  // An exercise to read, or an exam, is not a run.
  const exercise =
    found && (found.exercise.kind === "strokes" || found.exercise.kind === "minutes") ? found.exercise : null;
  if (!found || !exercise) {
    addIssue("exerciseId", input.exerciseId ? "LESSON_NOT_FOUND" : "REQUIRED");
    return null;
  }
  if (input.courseVersion !== COURSE_VERSION) {
    addIssue("courseVersion", "DOCUMENT_UNKNOWN");
    return null;
  }
  const focus = input.focusKeys ?? [];
  if (focus.length > MOST_FOCUS_KEYS || focus.some((key) => splitGraphemes(key).length !== 1)) {
    addIssue("focusKeys", "BAD_REQUEST");
    return null;
  }
  return seed === null ? null : { kind: "lesson", course: found.course, lesson: found.lesson, exercise, focus, seed };
}

function readPrompt({ prompt, raceCode }: SetupInput, addIssue: AddIssue): RunSetup | null {
  if (!prompt) addIssue("prompt", "REQUIRED");
  else if (prompt.length > limits.textBody.max) addIssue("prompt", "TOO_LONG");
  else if (normaliseText(prompt) !== prompt) addIssue("prompt", "WRONG_CHARACTERS");
  else return { kind: "prompt", prompt, raceCode: raceCode ?? null };
  return null;
}

function readSeed({ seed }: SetupInput, addIssue: AddIssue): number | null {
  if (seed != null && seed >= 0 && seed <= LARGEST_SEED) return seed;
  addIssue("seed", seed == null ? "REQUIRED" : "BAD_REQUEST");
  return null;
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false;
}

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

/** The words or lines of a list that a keyboard layout can type, computed once for each. */
async function wordsFor(list: WordList | null, language: Language, id: LayoutId | null): Promise<readonly string[]> {
  const words = await loadWordList(language, list);
  if (id === null) return words;
  const key = `${list} ${language} ${id}`;
  const cached = fitted.get(key) ?? fitWords(keyboardLayouts[id], words);
  fitted.set(key, cached);
  return cached;
}

async function wordText(
  { words: mode, seed, punctuation, numbers, list }: WordSetup,
  { language, layout }: TaskFor,
): Promise<string> {
  const words = await wordsFor(list, language, layout);
  const count = wordsNeeded(mode) ?? 0;
  if (isCodeList(list)) return makeCodeText(words, count, seed);
  const rules = punctuation ? await loadPart(language, "punctuation") : null;
  return makeWordText(words, count, seed, { punctuation: rules, numbers });
}

async function lessonTask(
  { course, lesson, exercise, focus, seed }: LessonSetup,
  language: Language,
): Promise<Task | InvalidInput> {
  if (!languagesWith("lessons").includes(language))
    return new InvalidInput([{ path: "language", code: "LESSON_NOT_FOUND" }]);
  const text = makeExerciseText(course, lesson, exercise, await loadExerciseMaterial(language), seed, focus) ?? "";
  return { rules: lesson.rules, text, limitMs: exercise.kind === "minutes" ? exercise.minutes * 60_000 : null };
}

async function libraryText(
  database: Database,
  { textId, portion }: TextSetup,
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

/**
 * The outcome of a course exercise and its stars, derived again from its log; null for other runs, and for an exercise
 * that no longer exists.
 */
export function judgeResult({ exerciseId, prompt, log, durationMs, isEased }: ResultRow): JudgedExercise | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  if (!found || (found.exercise.kind !== "strokes" && found.exercise.kind !== "minutes")) return null;
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  const run = measureRun({ rules: found.lesson.rules, text: prompt, keystrokes: decoded.keystrokes, durationMs });
  return {
    verdict: judgeExercise(found.exercise, run, isEased),
    stars: starsOf(found.exercise, run, isEased),
  };
}

type JudgedExercise = { readonly verdict: ExerciseVerdict; readonly stars: number };
