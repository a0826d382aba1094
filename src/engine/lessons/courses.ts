import type { Course, CourseId, Exercise, ExerciseContent, Lesson, LessonKind, PassRule } from "./Course";
import type { LayoutId } from "../keyboards/KeyboardLayout";

/**
 * A lesson in the compact form below. `name` becomes part of the id; `instructions` is their key, if it is not the
 * name.
 */
type Rung = {
  readonly name: string;
  readonly kind: LessonKind;
  readonly keys: readonly string[];
  readonly speed: 40 | 60 | 80 | 100;
  readonly instructions?: string;
};

/**
 * Of every 100 key presses 97 right: below that, errors are learned with the keys. `judgeExercise` in
 * courseProgress.ts compares a run with it. Speeds of 40, 60, 80 and at last 100
 * aanslagen per minuut for ages 8 to 12 lead up to the levels of the exams (65, 100, 115, 130).
 */
const PASS_ACCURACY = 97;

/**
 * Minutes of an exercise at the speed that passes it. Three make twelve, in a lesson of ten to fifteen (ages 8 to 12
 * learn best in such blocks).
 */
const EXERCISE_MINUTES = 4;

const contents: Readonly<Partial<Record<LessonKind, readonly ExerciseContent[]>>> = {
  keys: ["keys", "mix", "words"],
  capitals: ["names", "names", "sentences"],
  correcting: ["words", "sentences", "sentences"],
  signs: ["keys", "mix", "sentences"],
  digits: ["keys", "mix", "sentences"],
  symbols: ["keys", "mix", "sentences"],
  paragraphs: ["sentences", "sentences", "sentences"],
};

/** Speed increases with time: a minute at 60, three at 80, five at 100. Seven are the mock exam. */
const speedRuns = [
  { minutes: 1, speed: 60 },
  { minutes: 3, speed: 80 },
  { minutes: 5, speed: 100 },
] as const;

/** Builds the course from its lessons. */
function buildCourse(id: CourseId, rungs: readonly Rung[]): Course {
  const correcting = rungs.findIndex(({ kind }) => kind === "correcting");
  const lessons = rungs.map(({ name, kind, keys, speed, instructions = name }, at): Lesson => {
    const lessonId = `${id}-${name}`;
    const exercises = exercisesOf(kind, speed).map((exercise, index): Exercise => ({
      id: `${lessonId}.${index + 1}`,
      ...exercise,
    }));
    return { id: lessonId, kind, keys, rules: at < correcting ? "stopOnError" : "free", instructions, exercises };
  });
  return { id, lessons };
}

type Bare<Kind> = Kind extends Exercise ? Omit<Kind, "id"> : never;

function exercisesOf(kind: LessonKind, speed: number): readonly Bare<Exercise>[] {
  switch (kind) {
    case "posture":
      return [{ kind: "read" }];
    case "speed":
      return speedRuns.map((run) => ({
        kind: "minutes",
        content: "sentences",
        minutes: run.minutes,
        pass: pass(run.speed),
      }));
    case "mockExam":
    case "exam":
      return [{ kind: "exam", norm: "cbt", isMock: kind === "mockExam" }];
    default:
      return (contents[kind] ?? []).map((content) => ({
        kind: "strokes",
        content,
        strokes: speed * EXERCISE_MINUTES,
        pass: pass(speed),
      }));
  }
}

function pass(strokesPerMinute: number): PassRule {
  return { accuracy: PASS_ACCURACY, strokesPerMinute };
}

/** The letters of QWERTY in pairs, home row first. */
const qwertyRungs: readonly Rung[] = [
  { name: "posture", kind: "posture", keys: [], speed: 40 },
  { name: "fj", kind: "keys", keys: ["f", "j"], speed: 40 },
  { name: "dk", kind: "keys", keys: ["d", "k"], speed: 40 },
  { name: "sl", kind: "keys", keys: ["s", "l"], speed: 40 },
  { name: "a", kind: "keys", keys: ["a", ";"], speed: 40 },
  { name: "gh", kind: "keys", keys: ["g", "h"], speed: 40 },
  { name: "ei", kind: "keys", keys: ["e", "i"], speed: 40 },
  { name: "ru", kind: "keys", keys: ["r", "u"], speed: 40 },
  { name: "ty", kind: "keys", keys: ["t", "y"], speed: 40 },
  { name: "ow", kind: "keys", keys: ["o", "w"], speed: 40 },
  { name: "pq", kind: "keys", keys: ["p", "q"], speed: 40 },
  { name: "nv", kind: "keys", keys: ["n", "v"], speed: 60 },
  { name: "bm", kind: "keys", keys: ["b", "m"], speed: 60 },
  { name: "c", kind: "keys", keys: ["c", ","], speed: 60 },
  { name: "x", kind: "keys", keys: ["x", "."], speed: 60 },
  { name: "z", kind: "keys", keys: ["z", "/"], speed: 60 },
  { name: "capitals", kind: "capitals", keys: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], speed: 60 },
  { name: "correcting", kind: "correcting", keys: [], speed: 60 },
];

/** The same for all keyboards: text of more than one line, speed, and the exam. */
const lastRungs: readonly Rung[] = [
  { name: "paragraphs", kind: "paragraphs", keys: [], speed: 80 },
  { name: "speed", kind: "speed", keys: [], speed: 100 },
  { name: "mock-exam", kind: "mockExam", keys: [], speed: 100 },
  { name: "exam", kind: "exam", keys: [], speed: 100 },
];

/** US-International, the keyboard of the Netherlands: accents with dead keys. */
export const usInternational = buildCourse("us-intl", [
  ...qwertyRungs,
  { name: "accents", kind: "signs", keys: ["?", "!", ":", "'", '"', "é", "ë", "ï", "ó", "è", "ê", "ç"], speed: 40 },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40 },
  { name: "symbols", kind: "symbols", keys: ["€", "@", "&", "(", ")", "-", "_", "+", "=", "%"], speed: 40 },
  ...lastRungs,
]);

/** US, without dead keys: it has neither accents nor the euro sign. */
const us = buildCourse("us", [
  ...qwertyRungs,
  { name: "signs", kind: "signs", keys: ["?", "!", ":", "'", '"'], speed: 40 },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40 },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["$", "@", "&", "(", ")", "-", "_", "+", "=", "%"],
    speed: 40,
    instructions: "us-symbols",
  },
  ...lastRungs,
]);

/** The letters of AZERTY in pairs, home row first. */
const azertyRungs: readonly Rung[] = [
  { name: "posture", kind: "posture", keys: [], speed: 40 },
  { name: "fj", kind: "keys", keys: ["f", "j"], speed: 40 },
  { name: "dk", kind: "keys", keys: ["d", "k"], speed: 40 },
  { name: "sl", kind: "keys", keys: ["s", "l"], speed: 40 },
  { name: "qm", kind: "keys", keys: ["q", "m"], speed: 40 },
  { name: "gh", kind: "keys", keys: ["g", "h"], speed: 40 },
  { name: "ei", kind: "keys", keys: ["e", "i"], speed: 40 },
  { name: "ru", kind: "keys", keys: ["r", "u"], speed: 40 },
  { name: "ty", kind: "keys", keys: ["t", "y"], speed: 40 },
  { name: "zo", kind: "keys", keys: ["z", "o"], speed: 40 },
  { name: "ap", kind: "keys", keys: ["a", "p"], speed: 40 },
  { name: "nv", kind: "keys", keys: ["n", "v"], speed: 60 },
  { name: "b", kind: "keys", keys: ["b", ","], speed: 60 },
  { name: "c", kind: "keys", keys: ["c", ";"], speed: 60, instructions: "be-c" },
  { name: "x", kind: "keys", keys: ["x", ":"], speed: 60, instructions: "be-x" },
];

/** Capitals, with the signs that need Shift on AZERTY, and correcting. */
const azertyCapitals: readonly Rung[] = [
  {
    name: "capitals",
    kind: "capitals",
    keys: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", ".", "?"],
    speed: 60,
    instructions: "be-capitals",
  },
  { name: "correcting", kind: "correcting", keys: [], speed: 60 },
];

/**
 * Belgian AZERTY: home row q s d f g h j k l m; comma, semicolon, colon and equals sign on the bottom row; period,
 * question mark and digits with Shift; é è ç à ù have their own keys, ^ and ¨ are dead keys.
 */
const belgianAzerty = buildCourse("be-azerty", [
  ...azertyRungs,
  { name: "w", kind: "keys", keys: ["w", "="], speed: 60 },
  ...azertyCapitals,
  {
    name: "accents",
    kind: "signs",
    keys: ["é", "è", "ç", "à", "ù", "'", '"', "!", "ê", "ë", "ï"],
    speed: 40,
    instructions: "be-accents",
  },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40, instructions: "be-digits" },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["€", "@", "&", "(", ")", "-", "_", "+", "/", "%", "§"],
    speed: 40,
    instructions: "be-symbols",
  },
  ...lastRungs,
]);

/**
 * French AZERTY: the letters are where they are on the Belgian one, with the exclamation mark right of the colon; the
 * equals sign, plus and parenthesis are on the top row.
 */
const frenchAzerty = buildCourse("fr-azerty", [
  ...azertyRungs,
  { name: "w", kind: "keys", keys: ["w", "!"], speed: 60, instructions: "fr-w" },
  ...azertyCapitals,
  {
    name: "accents",
    kind: "signs",
    keys: ["é", "è", "ç", "à", "ù", "'", '"', "ê", "ë", "ï", "â", "î", "ô", "û"],
    speed: 40,
    instructions: "fr-accents",
  },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40, instructions: "be-digits" },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["€", "@", "&", "(", ")", "-", "_", "+", "=", "/", "%"],
    speed: 40,
    instructions: "fr-symbols",
  },
  ...lastRungs,
]);

/** German QWERTZ: z and y change places, ö ä ü ß have their own keys, ´ ` ^ are dead keys. */
const germanQwertz = buildCourse("de-qwertz", [
  ...qwertyRungs.slice(0, 4),
  { name: "a", kind: "keys", keys: ["a", "ö", "ä"], speed: 40, instructions: "de-a" },
  { name: "gh", kind: "keys", keys: ["g", "h"], speed: 40 },
  { name: "ei", kind: "keys", keys: ["e", "i"], speed: 40 },
  { name: "ru", kind: "keys", keys: ["r", "u"], speed: 40 },
  { name: "tz", kind: "keys", keys: ["t", "z"], speed: 40 },
  { name: "ow", kind: "keys", keys: ["o", "w"], speed: 40 },
  { name: "pq", kind: "keys", keys: ["p", "q", "ü"], speed: 40, instructions: "de-pq" },
  { name: "nv", kind: "keys", keys: ["n", "v"], speed: 60 },
  { name: "bm", kind: "keys", keys: ["b", "m"], speed: 60 },
  { name: "c", kind: "keys", keys: ["c", ","], speed: 60 },
  { name: "x", kind: "keys", keys: ["x", "."], speed: 60 },
  { name: "y", kind: "keys", keys: ["y", "-", "ß"], speed: 60 },
  { name: "capitals", kind: "capitals", keys: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], speed: 60 },
  { name: "correcting", kind: "correcting", keys: [], speed: 60 },
  { name: "signs", kind: "signs", keys: ["?", "!", ":", "'", '"'], speed: 40, instructions: "de-signs" },
  {
    name: "accents",
    kind: "signs",
    keys: ["Ä", "Ö", "Ü", "é", "è", "ê"],
    speed: 40,
    instructions: "de-accents",
  },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40 },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["€", "@", "&", "/", "(", ")", "=", "_", "+", "%", "§"],
    speed: 40,
    instructions: "de-symbols",
  },
  ...lastRungs,
]);

export const courses: readonly Course[] = [usInternational, us, belgianAzerty, frenchAzerty, germanQwertz];

/** The course with an id; null if it does not exist. */
export function findCourse(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? null;
}

/** A lesson by its id, with its course; null if it does not exist. */
export function findLesson(id: string): { readonly course: Course; readonly lesson: Lesson } | null {
  for (const course of courses) {
    const lesson = course.lessons.find((each) => each.id === id);
    if (lesson) return { course, lesson };
  }
  return null;
}

/** An exercise by its id, with its lesson. */
export function findExercise(
  id: string,
): { readonly course: Course; readonly lesson: Lesson; readonly exercise: Exercise } | null {
  const found = findLesson(id.slice(0, id.lastIndexOf(".")));
  const exercise = found?.lesson.exercises.find((each) => each.id === id);
  return found && exercise ? { ...found, exercise } : null;
}

/** The keyboard layout of each course. */
export const courseLayouts: Readonly<Record<CourseId, LayoutId>> = {
  "us-intl": "us-international",
  us: "us",
  "be-azerty": "belgian",
  "fr-azerty": "french",
  "de-qwertz": "german",
};

/** The course of a keyboard layout by its name; null if it has none or does not exist. */
export function courseForLayout(layout: string): Course | null {
  return courses.find(({ id }) => courseLayouts[id] === layout) ?? null;
}
