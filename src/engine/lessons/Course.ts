import type { ExamNormName } from "../exams/examNorms";

/** The keyboards that have a course. */
export type CourseId = "us-intl" | "us" | "be-azerty";

export type LessonKind =
  | "posture"
  | "keys"
  | "capitals"
  | "correcting"
  | "signs"
  | "digits"
  | "symbols"
  | "paragraphs"
  | "speed"
  | "mockExam"
  | "exam";

/**
 * What an exercise consists of: the new keys alone, the new among the learned ones, common words, the same with a
 * capital, or sentences.
 */
export type ExerciseContent = "keys" | "mix" | "words" | "names" | "sentences";

/** What it takes to pass an exercise: accuracy first, then speed. */
export type PassRule = {
  /** Right key presses of all, at least, in whole percent. */
  readonly accuracy: number;
  /** Aanslagen per minuut, at least. */
  readonly strokesPerMinute: number;
};

/**
 * - `read`: something to read and do, without typing.
 * - `strokes`: a text of about so many characters. `minutes`: as much as one can in the time.
 * - `exam`: an attempt by a norm; in a mock exam only for practice.
 */
export type Exercise = { readonly id: string } & (
  | { readonly kind: "read" }
  | { readonly kind: "strokes"; readonly content: ExerciseContent; readonly strokes: number; readonly pass: PassRule }
  | { readonly kind: "minutes"; readonly content: ExerciseContent; readonly minutes: number; readonly pass: PassRule }
  | { readonly kind: "exam"; readonly norm: ExamNormName; readonly isMock: boolean }
);

/** An exercise whose run is judged by its own rule. */
export type TypedExercise = Extract<Exercise, { kind: "strokes" | "minutes" }>;

export type Lesson = {
  /** Never changes and is never reused: progress is stored by it. */
  readonly id: string;
  readonly kind: LessonKind;
  /** The characters that this lesson opens, in the order in which they are taught. Space is open from the start. */
  readonly keys: readonly string[];
  /** Until correcting is taught, the line waits for the right key; from then on errors may stay. */
  readonly rules: "stopOnError" | "free";
  /** Which text of the instructions belongs to it. */
  readonly instructions: string;
  readonly exercises: readonly Exercise[];
};

export type Course = { readonly id: CourseId; readonly lessons: readonly Lesson[] };

/** What a learner reads before a lesson: a title, and a few short sentences that a child of nine understands. */
export type LessonText = { readonly title: string; readonly lines: readonly string[] };

/** By the name that lessons give (`Lesson.instructions`). */
export type LessonTexts = Readonly<Record<string, LessonText>>;
