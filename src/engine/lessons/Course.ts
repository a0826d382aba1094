import type { ExamNormName } from "../exams/examNorms";

/** Ids of courses, one per keyboard layout that has one. */
export type CourseId = "us-intl" | "us" | "be-azerty" | "fr-azerty" | "de-qwertz";

/** The parts of a course, in order. `numpad` is optional: what follows opens without it. */
export type Chapter =
  | "home"
  | "top"
  | "bottom"
  | "capitals"
  | "punctuation"
  | "accents"
  | "digits"
  | "symbols"
  | "enterTab"
  | "numpad"
  | "texts"
  | "speed"
  | "exam";

/** `words` follows the new keys of a lesson with whole words; `review` repeats what the person finds hardest. */
export type LessonKind =
  | "posture"
  | "keys"
  | "words"
  | "review"
  | "capitals"
  | "correcting"
  | "signs"
  | "digits"
  | "symbols"
  | "enter"
  | "tab"
  | "numpad"
  | "paragraphs"
  | "speed"
  | "mockExam"
  | "exam";

/**
 * What the text of an exercise is made of:
 * - `keys` the new keys; `mirror` the same fingers of one hand and then of the other; `mix` new keys in words and
 *   numbers; `build` words that grow letter by letter.
 * - `words`, `phrases` of two to four words, `names` with a capital, `sentences`.
 * - `review` words with the person's hardest keys. `numbers` of the keys on the numeric keypad.
 * - `lines` that end with Enter, `columns` separated by Tab.
 * - `story` a scene of a story, in which the user decides how it goes on.
 */
export type ExerciseContent =
  | "keys"
  | "mirror"
  | "mix"
  | "build"
  | "words"
  | "phrases"
  | "names"
  | "sentences"
  | "review"
  | "numbers"
  | "lines"
  | "columns"
  | "story";

/**
 * How an exercise is presented; the keystrokes and the rules are the same in all.
 * - `rhythm`: with a beat to follow. `covered`: without the keyboard on screen. `dictation`: heard instead of read.
 * - `ghost`: beside a caret that moves as the user's last run did, or at the speed that passes.
 * - `fallingWords`, `duel`, `story`: games.
 */
export type ExerciseForm = "plain" | "rhythm" | "covered" | "dictation" | "ghost" | "fallingWords" | "duel" | "story";

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
  | ({ readonly kind: "strokes"; readonly strokes: number } & TypedContent)
  | ({ readonly kind: "minutes"; readonly minutes: number } & TypedContent)
  | { readonly kind: "exam"; readonly norm: ExamNormName; readonly isMock: boolean }
);

type TypedContent = {
  readonly content: ExerciseContent;
  readonly form: ExerciseForm;
  readonly pass: PassRule;
};

/** An exercise whose run is judged by a PassRule. */
export type TypedExercise = Extract<Exercise, { kind: "strokes" | "minutes" }>;

export type Lesson = {
  /** Never changed or reused, because progress is stored by it. */
  readonly id: string;
  readonly chapter: Chapter;
  readonly kind: LessonKind;
  /**
   * The characters that this lesson introduces, in the order in which they are taught. Space is known from the start.
   */
  readonly keys: readonly string[];
  /** The characters that it practices: `keys`, or those of the lesson that it follows. */
  readonly practised: readonly string[];
  /** Until correcting is taught, the caret waits for the right key; after that, errors may stay. */
  readonly rules: "stopOnError" | "free";
  /** Key of its instructions. */
  readonly instructions: string;
  readonly exercises: readonly Exercise[];
};

export type Course = { readonly id: CourseId; readonly lessons: readonly Lesson[] };

/**
 * The instructions before a lesson: a title, and a few short sentences that a nine-year-old understands. `{keys}` in
 * them stands for the lesson's keys ({@link findLessonText}).
 */
type LessonText = { readonly title: string; readonly lines: readonly string[] };

/** By the key in `Lesson.instructions`. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

/** What the course has in a language. */
export type LessonMaterial = {
  readonly instructions: LessonTexts;
  /** A lesson uses those of which every character was introduced. */
  readonly sentences: readonly string[];
  /** Words for the lessons of letters, most common first: for each set of open letters those with a new letter. */
  readonly lessonWords: readonly string[];
  /** Two to four words that belong together, without signs: "in the garden". */
  readonly phrases: readonly string[];
  /** One for every letter, because few words begin with Q, X or Y, and names need capitals. */
  readonly firstNames: readonly string[];
  /** Combinations of letters common enough to be learned as one movement. */
  readonly letterGroups: readonly string[];
  /** In the order of their levels. */
  readonly stories: readonly Story[];
};

/**
 * The instructions before a lesson, with its keys in place of `{keys}`.
 * @param language BCP 47; how a list of keys is written, such as "F and J".
 */
export function findLessonText(
  { id, instructions, practised }: Lesson,
  texts: LessonTexts,
  language: string,
): LessonText {
  const text = texts[instructions];
  if (text === undefined) return { title: id, lines: [] };
  const keys = new Intl.ListFormat(language, { type: "conjunction" }).format(practised.map(keyLabel));
  const fill = (line: string): string => line.replaceAll("{keys}", keys);
  return { title: fill(text.title), lines: text.lines.map(fill) };
}

/** A letter as on its key; one with an accent as it is typed. */
function keyLabel(key: string): string {
  return /^[a-z]$/u.test(key) ? key.toUpperCase() : key;
}

/** A sentence that decides how a story goes on: the user types one of two. */
export type StoryChoice = {
  /** 15 to 40 characters. The two of a scene begin with different letters, so the first key decides. */
  readonly text: string;
  /** The id of the next scene. */
  readonly to: string;
};

/** A part of a story: a text to type, and then two choices or the end. */
export type StoryScene = {
  /** Unique within its story. */
  readonly id: string;
  /** 60 to 140 characters: letters, spaces and . , ? ! ' */
  readonly text: string;
} & (
  | { readonly choices: readonly [StoryChoice, StoryChoice] }
  | {
      /** The name of this ending, for a list of those that were found. Every ending is a good one. */
      readonly ending: string;
    }
);

/**
 * A story that the user steers by typing, for ages 9 to 12. Its scenes form a graph without circles: each way through
 * it has 5 to 7 scenes and comes to one of at least three endings.
 */
export type Story = {
  /** Starts with the code of its language. Never changed or reused, because what was found is stored by it. */
  readonly id: string;
  readonly title: string;
  /** The first is where the story begins. */
  readonly scenes: readonly StoryScene[];
};

/** A scene by its id; null if the story has none with it. */
export function findScene({ scenes }: Story, id: string): StoryScene | null {
  return scenes.find((scene) => scene.id === id) ?? null;
}
