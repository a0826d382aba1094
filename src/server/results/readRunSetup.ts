import type { Course, Lesson, TypedExercise } from "../../engine/lessons/Course";
import { findExercise } from "../../engine/lessons/courses";
import { TIME_MODES, WORD_MODES, type WordMode } from "../../engine/practice/PracticeMode";
import { normaliseText } from "../../engine/text/normaliseText";
import { limits } from "../../contract/limits";
import { InvalidInput, type Issue } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";

const LARGEST_SEED = 2_147_483_647;

export type PracticeModeName = "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON";

type Maybe<Value> = Value | null | undefined;

/** How a run says that it was set up: the fields that go with its mode, and no others. */
export type SetupInput = {
  readonly mode: PracticeModeName;
  readonly modeAmount?: Maybe<number>;
  readonly seed?: Maybe<number>;
  readonly textId?: Maybe<string>;
  readonly punctuation?: Maybe<boolean>;
  readonly numbers?: Maybe<boolean>;
  readonly prompt?: Maybe<string>;
  readonly exerciseId?: Maybe<string>;
  readonly from?: Maybe<number>;
  readonly to?: Maybe<number>;
  readonly raceCode?: Maybe<string>;
};

export type WordSetup = {
  readonly kind: "words";
  readonly words: WordMode;
  readonly seed: number;
  readonly punctuation: boolean;
  readonly numbers: boolean;
};

/** `portion` is a stretch of the body in UTF-16 units; null for the whole. */
export type TextSetup = {
  readonly kind: "text";
  readonly textId: string;
  readonly portion: { readonly from: number; readonly to: number } | null;
};

export type LessonSetup = {
  readonly kind: "lesson";
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly seed: number;
};

/** `raceCode` where it was typed in a race, by its rules: stop on error. */
export type PromptSetup = { readonly kind: "prompt"; readonly prompt: string; readonly raceCode: string | null };

/** How a run was set up, checked. */
export type RunSetup = WordSetup | TextSetup | LessonSetup | PromptSetup;

type Field = Exclude<keyof SetupInput, "mode">;

const fieldsOf: Readonly<Record<PracticeModeName, readonly Field[]>> = {
  TIME: ["modeAmount", "seed", "punctuation", "numbers"],
  WORDS: ["modeAmount", "seed", "punctuation", "numbers"],
  TEXT: ["textId", "from", "to"],
  ADAPTIVE: ["prompt"],
  CUSTOM: ["prompt", "raceCode"],
  LESSON: ["exerciseId", "seed"],
};

const allFields: readonly Field[] = [
  "modeAmount",
  "seed",
  "textId",
  "punctuation",
  "numbers",
  "prompt",
  "exerciseId",
  "from",
  "to",
  "raceCode",
];

/** Reads how the run was set up, or says which of the fields is wrong or does not go with its mode. */
export function readRunSetup(input: SetupInput): RunSetup | InvalidInput {
  const issues: Issue[] = allFields
    .filter((field) => !fieldsOf[input.mode].includes(field) && isGiven(input[field]))
    .map((path) => ({ path, code: "BAD_REQUEST" }));
  const setup = read(input, (path, code) => void issues.push({ path, code }));
  return setup === null || issues.length > 0 ? new InvalidInput(issues) : setup;
}

type Tell = (path: Field, code: Issue["code"]) => void;

function read(input: SetupInput, tell: Tell): RunSetup | null {
  switch (input.mode) {
    case "TIME":
    case "WORDS":
      return readWords(input, input.mode, tell);
    case "TEXT":
      return readText(input, tell);
    case "LESSON":
      return readLesson(input, tell);
    case "ADAPTIVE":
    case "CUSTOM":
      return readPrompt(input, tell);
  }
}

function readWords(input: SetupInput, mode: "TIME" | "WORDS", tell: Tell): WordSetup | null {
  const words = mode === "TIME" ? timed(input.modeAmount) : counted(input.modeAmount);
  if (words === null) tell("modeAmount", isGiven(input.modeAmount) ? "BAD_REQUEST" : "REQUIRED");
  const seed = readSeed(input, tell);
  if (words === null || seed === null) return null;
  return { kind: "words", words, seed, punctuation: input.punctuation ?? false, numbers: input.numbers ?? false };
}

function timed(amount: Maybe<number>): WordMode | null {
  const seconds = TIME_MODES.find((one) => one === amount);
  return seconds === undefined ? null : { kind: "time", seconds };
}

function counted(amount: Maybe<number>): WordMode | null {
  const count = WORD_MODES.find((one) => one === amount);
  return count === undefined ? null : { kind: "words", count };
}

function readText({ textId, from, to }: SetupInput, tell: Tell): TextSetup | null {
  const id = textId ? fromGlobalId("Text", textId) : null;
  if (id === null) tell("textId", textId ? "TEXT_NOT_FOUND" : "REQUIRED");
  if (from == null && to == null) return id === null ? null : { kind: "text", textId: id, portion: null };
  if (from == null) tell("from", "REQUIRED");
  if (to == null) tell("to", "REQUIRED");
  if (id === null || from == null || to == null) return null;
  return { kind: "text", textId: id, portion: { from, to } };
}

function readLesson(input: SetupInput, tell: Tell): LessonSetup | null {
  const seed = readSeed(input, tell);
  const found = input.exerciseId ? findExercise(input.exerciseId) : null;
  // Something to read, or an exam: neither is a run.
  const exercise =
    found && (found.exercise.kind === "strokes" || found.exercise.kind === "minutes") ? found.exercise : null;
  if (!found || !exercise) {
    tell("exerciseId", input.exerciseId ? "LESSON_NOT_FOUND" : "REQUIRED");
    return null;
  }
  return seed === null ? null : { kind: "lesson", course: found.course, lesson: found.lesson, exercise, seed };
}

function readPrompt({ prompt, raceCode }: SetupInput, tell: Tell): RunSetup | null {
  if (!prompt) tell("prompt", "REQUIRED");
  else if (prompt.length > limits.textBody.max) tell("prompt", "TOO_LONG");
  else if (normaliseText(prompt) !== prompt) tell("prompt", "WRONG_CHARACTERS");
  else return { kind: "prompt", prompt, raceCode: raceCode ?? null };
  return null;
}

function readSeed({ seed }: SetupInput, tell: Tell): number | null {
  if (seed != null && seed >= 0 && seed <= LARGEST_SEED) return seed;
  tell("seed", seed == null ? "REQUIRED" : "BAD_REQUEST");
  return null;
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false;
}
