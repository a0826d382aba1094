import type { ExamNormName } from "../exams/examNorms";

/** Ids of courses, one per keyboard layout that has one. */
export type CourseId = "us-intl" | "us" | "be-azerty" | "fr-azerty" | "de-qwertz";

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
 * The content of an exercise: only the new keys, new and learned keys, common words, words with a capital, or
 * sentences.
 */
export type ExerciseContent = "keys" | "mix" | "words" | "names" | "sentences";

/** What is needed to pass an exercise: accuracy first, then speed. */
export type PassRule = {
  /** Minimum share of right key presses, in whole percent. */
  readonly accuracy: number;
  /** Minimum aanslagen per minuut. */
  readonly strokesPerMinute: number;
};

/**
 * - `read`: something to read and do, without typing.
 * - `strokes`: a text of about this many characters. `minutes`: as much as the user can type in the time.
 * - `exam`: an attempt by a norm; a mock exam is only practice.
 */
export type Exercise = { readonly id: string } & (
  | { readonly kind: "read" }
  | { readonly kind: "strokes"; readonly content: ExerciseContent; readonly strokes: number; readonly pass: PassRule }
  | { readonly kind: "minutes"; readonly content: ExerciseContent; readonly minutes: number; readonly pass: PassRule }
  | { readonly kind: "exam"; readonly norm: ExamNormName; readonly isMock: boolean }
);

/** An exercise whose run is judged by a PassRule. */
export type TypedExercise = Extract<Exercise, { kind: "strokes" | "minutes" }>;

export type Lesson = {
  /** Never changed or reused, because progress is stored by it. */
  readonly id: string;
  readonly kind: LessonKind;
  /**
   * The characters that this lesson introduces, in the order in which they are taught. Space is known from the start.
   */
  readonly keys: readonly string[];
  /** Until correcting is taught, the caret waits for the right key; after that, errors may stay. */
  readonly rules: "stopOnError" | "free";
  /** Key of its instructions. */
  readonly instructions: string;
  readonly exercises: readonly Exercise[];
};

export type Course = { readonly id: CourseId; readonly lessons: readonly Lesson[] };

/** The instructions before a lesson: a title, and a few short sentences that a nine-year-old understands. */
export type LessonText = { readonly title: string; readonly lines: readonly string[] };

/** By the key in `Lesson.instructions`. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

/** What the course has in a language. */
export type LessonMaterial = {
  readonly instructions: LessonTexts;
  /** A lesson uses those of which every character was introduced. */
  readonly sentences: readonly string[];
  /** One for every letter, because few words begin with Q, X or Y, and names need capitals. */
  readonly firstNames: readonly string[];
  /** Combinations of letters common enough to be learned as one movement. */
  readonly letterGroups: readonly string[];
  /** Words, most common first. They have some for each lesson with new letters, as far as the language has any. */
  readonly lessonWords: readonly string[];
  /** Phrases of two to four words, without signs: "in the garden". A lesson uses those that it can type. */
  readonly phrases: readonly string[];
};
