import { COURSE_VERSION, findExercise } from "../../engine/lessons/courses";
import type { Course, Lesson, TypedExercise } from "../../engine/lessons/Course";
import { MOST_FOCUS_KEYS } from "../../engine/lessons/makeExerciseText";
import { isLength, type KeyRule, TIME_BOUNDS, WORD_BOUNDS, type WordMode } from "../../engine/practice/PracticeMode";
import { splitGraphemes } from "../../engine/text/graphemes";
import { normalizeText } from "../../engine/text/normalizeText";
import { limits } from "../../contract/limits";
import { isCodeList, type WordList } from "../../contract/wordLists";
import { InvalidInput, type Issue } from "../DomainError";
import { fromGlobalId } from "../globalIds";

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
  else if (normalizeText(prompt) !== prompt) addIssue("prompt", "WRONG_CHARACTERS");
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
