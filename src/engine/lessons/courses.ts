import type { Chapter, Course, CourseId, Exercise, ExerciseContent, ExerciseForm, Lesson, PassRule } from "./Course";
import { courseChapters, type CourseStep } from "./courseSteps";
import type { LayoutId } from "../keyboards/KeyboardLayout";

/**
 * The version of what the course consists of and how its texts are made. A page sends it with each run, because the
 * server makes the text again from the seed. Increase it with every change of these texts.
 */
export const COURSE_VERSION = 4;

/**
 * Of every 100 key presses 97 right: below that, errors are learned with the keys. `judgeExercise` in
 * courseProgress.ts compares a run with it. Speeds of 40, 60, 80 and at last 100
 * aanslagen per minuut for ages 8 to 12 lead up to the levels of the exams (65, 100, 115, 130).
 */
const PASS_ACCURACY = 97;

/** For keys that are met for the first time, and for games. */
const FIRST_ACCURACY = 90;

/** What an exercise of a lesson is, before its id and the lesson's speed. */
type Plan = { readonly content: ExerciseContent; readonly minutes: number; readonly form?: ExerciseForm };

/** The third exercise of lessons of words and of reviews, in turn. */
const wordForms: readonly ExerciseForm[] = ["fallingWords", "covered", "duel", "ghost"];
const reviewForms: readonly ExerciseForm[] = ["duel", "ghost", "fallingWords", "rhythm"];

/** Reviews of these chapters end with a story. All its letters and signs are open by then. */
const storyChapters: readonly Chapter[] = ["digits", "texts"];

/** A course: the chapters' steps, whole words after each lesson of letters, and a review as every third lesson. */
function buildCourse(id: CourseId): Course {
  const lessons: Lesson[] = [];
  // The first review comes after three lessons, so that the words of a lesson follow it at once.
  let sinceReview = -1;
  let canCorrect = false;
  const add = (chapter: Chapter, step: CourseStep, practised: readonly string[]): void => {
    canCorrect ||= step.kind === "correcting";
    // In lines and columns every key is typed as it is, Enter and Tab too.
    const isWaiting = !canCorrect || step.kind === "enter" || step.kind === "tab";
    const lessonId = `${id}-${step.name}`;
    lessons.push({
      id: lessonId,
      chapter,
      kind: step.kind,
      keys: step.keys,
      practised,
      rules: isWaiting ? "stopOnError" : "free",
      instructions: step.instructions ?? step.name,
      exercises: exercisesOf(chapter, step, lessons, canCorrect).map((exercise, at) => ({
        id: `${lessonId}.${at + 1}`,
        ...exercise,
      })),
    });
    if (step.kind === "posture" || chapter === "exam") return;
    sinceReview = step.kind === "review" ? 0 : sinceReview + 1;
    if (sinceReview < 2) return;
    add(
      chapter,
      { name: `${step.name}-review`, kind: "review", keys: [], speed: step.speed, instructions: "review" },
      [],
    );
  };
  for (const { chapter, steps } of courseChapters[id]) {
    for (const step of steps) {
      // The first three lessons of letters have no vowel for words.
      const hasWords = step.kind === "keys" && lessons.filter(({ kind }) => kind === "keys").length >= 3;
      add(chapter, step, practisedIn(step, lessons));
      if (hasWords)
        add(
          chapter,
          { ...step, name: `${step.name}-words`, kind: "words", keys: [], instructions: "words" },
          step.keys,
        );
    }
  }
  return { id, lessons };
}

/** The last lesson of capitals and of digits practices all of them. */
function practisedIn({ name, kind, keys, practised }: CourseStep, before: readonly Lesson[]): readonly string[] {
  if (practised) return practised;
  const isLast = name === "capitals" || name === "digits";
  return isLast ? [...before.filter((lesson) => lesson.kind === kind).flatMap((lesson) => lesson.keys), ...keys] : keys;
}

type Bare<Kind> = Kind extends Exercise ? Omit<Kind, "id"> : never;

/** @param before the lessons before this one. */
function exercisesOf(
  chapter: Chapter,
  step: CourseStep,
  before: readonly Lesson[],
  canCorrect: boolean,
): readonly Bare<Exercise>[] {
  const { kind, name, speed } = step;
  const turn = before.filter((lesson) => lesson.kind === kind).length;
  switch (kind) {
    case "posture":
      return [{ kind: "read" }];
    case "speed":
      return speedRuns(name, speed);
    case "mockExam":
    case "exam":
      return [{ kind: "exam", norm: "cbt", isMock: kind === "mockExam" }];
    default:
      return plansOf(chapter, kind, turn, canCorrect).map(({ content, minutes, form = "plain" }) => ({
        kind: "strokes",
        content,
        form,
        strokes: Math.round(speed * minutes),
        pass: passOf(content, form, speed),
      }));
  }
}

/** The exercises of a kind of lesson: four to five minutes at the speed that passes them. */
function plansOf(chapter: Chapter, kind: CourseStep["kind"], turn: number, canCorrect: boolean): readonly Plan[] {
  const words = wordForms[turn % wordForms.length] ?? "plain";
  const again = reviewForms[turn % reviewForms.length] ?? "plain";
  switch (kind) {
    case "keys":
      if (turn === 0)
        return [
          { content: "keys", minutes: 1 },
          { content: "mirror", minutes: 1, form: "rhythm" },
          { content: "mix", minutes: 1.25, form: "fallingWords" },
        ];
      return [
        { content: "keys", minutes: 1 },
        { content: "build", minutes: 1.5 },
        { content: "words", minutes: 2 },
      ];
    case "words":
      return [
        { content: "words", minutes: 1.5, form: "rhythm" },
        { content: "phrases", minutes: 2 },
        { content: "words", minutes: 1.5, form: words },
      ];
    case "review":
      return [
        { content: "review", minutes: 1.5 },
        { content: canCorrect ? "sentences" : "phrases", minutes: 2 },
        // A minute is less than the shortest scene, and each scene is a run.
        storyChapters.includes(chapter)
          ? { content: "story", minutes: 1, form: "story" }
          : { content: "review", minutes: 1.5, form: again },
      ];
    case "capitals":
      return [
        { content: "names", minutes: 1.5 },
        { content: "names", minutes: 1, form: "covered" },
        { content: "sentences", minutes: 2 },
      ];
    case "correcting":
      return [
        { content: "words", minutes: 1.5 },
        { content: "sentences", minutes: 1.5 },
        { content: "sentences", minutes: 2, form: "ghost" },
      ];
    case "enter":
      return [
        { content: "lines", minutes: 1.5 },
        { content: "lines", minutes: 1.5, form: "covered" },
        { content: "lines", minutes: 1.5, form: "ghost" },
      ];
    case "tab":
      return [
        { content: "columns", minutes: 1.5 },
        { content: "columns", minutes: 1.5, form: "covered" },
        { content: "columns", minutes: 1.5, form: "ghost" },
      ];
    case "numpad":
      return [
        { content: "numbers", minutes: 1.5 },
        { content: "numbers", minutes: 1.5, form: "covered" },
        { content: "numbers", minutes: 1.5, form: "fallingWords" },
      ];
    case "paragraphs":
      return [
        { content: "sentences", minutes: 1.5 },
        { content: "sentences", minutes: 1.5, form: "dictation" },
        { content: "sentences", minutes: 1.5, form: "ghost" },
      ];
    default:
      return [
        { content: "keys", minutes: 1 },
        { content: "mix", minutes: 1.5 },
        { content: "sentences", minutes: 2 },
      ];
  }
}

/** A minute at a time first, then three, and five at the end. Seven are the mock exam. */
function speedRuns(name: string, speed: number): readonly Bare<Exercise>[] {
  const run = (minutes: number, form: ExerciseForm = "plain"): Bare<Exercise> => ({
    kind: "minutes",
    content: "sentences",
    form,
    minutes,
    pass: passOf("sentences", form, speed),
  });
  if (name === "speed-1") return [run(1), run(1, "ghost"), run(1, "ghost")];
  return name === "speed-2" ? [run(1), run(3, "ghost")] : [run(5)];
}

function passOf(content: ExerciseContent, form: ExerciseForm, strokesPerMinute: number): PassRule {
  const isFirst = content === "keys" || content === "mirror" || content === "numbers";
  const isGame = form === "fallingWords" || form === "duel" || form === "story";
  return { accuracy: isFirst || isGame ? FIRST_ACCURACY : PASS_ACCURACY, strokesPerMinute };
}

/** US-International, the keyboard of the Netherlands. */
export const usInternational = buildCourse("us-intl");

export const courses: readonly Course[] = [
  usInternational,
  ...(["us", "be-azerty", "fr-azerty", "de-qwertz"] as const).map(buildCourse),
];

/** The course with an id; null if it does not exist. */
export function findCourse(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? null;
}

const byLessonId = new Map(
  courses.flatMap((course) => course.lessons.map((lesson) => [lesson.id, { course, lesson }] as const)),
);

/** A lesson by its id, with its course; null if it does not exist. */
export function findLesson(id: string): { readonly course: Course; readonly lesson: Lesson } | null {
  return byLessonId.get(id) ?? null;
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
