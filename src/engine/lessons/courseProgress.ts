import type { Course, Exercise, Lesson, TypedExercise } from "./Course";
import { findExercise } from "./courses";
import { findExamNorm } from "../exams/examNorms";

/** An exercise that a user has passed. `at` is ms of the server's clock. */
export type ExercisePassed = { readonly exerciseId: string; readonly at: number };

/**
 * What a user has passed: for each exercise the first time. Exercises of courses that are no longer offered are
 * included.
 */
export type CourseProgress = ReadonlyMap<string, number>;

/** The progress after one more exercise. Repeats, from any number of devices and in any order, change nothing. */
export function foldProgress(progress: CourseProgress, { exerciseId, at }: ExercisePassed): CourseProgress {
  const first = progress.get(exerciseId);
  return first !== undefined && first <= at ? progress : new Map(progress).set(exerciseId, at);
}

/** The combined progress of two devices. */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  return [...other].reduce((progress, [exerciseId, at]) => foldProgress(progress, { exerciseId, at }), one);
}

export type LessonState = "LOCKED" | "OPEN" | "PASSED";

/** A lesson is passed when all its exercises are, and open when every lesson before it is passed. */
export function lessonState({ lessons }: Course, lesson: Lesson, progress: CourseProgress): LessonState {
  if (isPassed(lesson, progress)) return "PASSED";
  const before = lessons.slice(0, lessons.indexOf(lesson));
  return before.every((each) => isPassed(each, progress)) ? "OPEN" : "LOCKED";
}

/** Where the user continues: the first exercise not passed in the first lesson not passed; null when all is done. */
export function coursePosition(
  { lessons }: Course,
  progress: CourseProgress,
): { readonly lesson: Lesson; readonly exercise: Exercise } | null {
  for (const lesson of lessons) {
    const exercise = lesson.exercises.find(({ id }) => !progress.has(id));
    if (exercise) return { lesson, exercise };
  }
  return null;
}

function isPassed({ exercises }: Lesson, progress: CourseProgress): boolean {
  return exercises.every(({ id }) => progress.has(id));
}

/** The course in which an exercise was passed last; null if none was. */
export function lastPassedCourse(progress: CourseProgress): Course | null {
  const latest = [...progress].sort(([, one], [, other]) => other - one);
  for (const [id] of latest) {
    const found = findExercise(id);
    if (found) return found.course;
  }
  return null;
}

/** Figures of a run, from its log (see measureRun). */
type ExerciseRun = {
  /** Number of inserting key presses, and of the right ones among them. */
  readonly presses: number;
  readonly rightPresses: number;
  readonly durationMs: number;
};

/**
 * The first requirement that is not met, or `PASSED`. Accuracy comes before speed: a run that lacks both is INACCURATE.
 */
export type ExerciseVerdict = "PASSED" | "TOO_SHORT" | "INACCURATE" | "SLOW";

/** Decides in whole numbers, as exams do. A run that was aborted or skipped words is too short. */
export function judgeExercise(
  exercise: TypedExercise,
  { presses, rightPresses, durationMs }: ExerciseRun,
): ExerciseVerdict {
  const { accuracy, strokesPerMinute } = exercise.pass;
  const isWhole = exercise.kind === "strokes" ? presses >= exercise.strokes : durationMs >= exercise.minutes * 60_000;
  if (!isWhole) return "TOO_SHORT";
  if (rightPresses * 100 < presses * accuracy) return "INACCURATE";
  return presses * 60_000 < durationMs * strokesPerMinute ? "SLOW" : "PASSED";
}

/** For reading the instructions of a lesson. */
const READING_MINUTES = 1;

/** Approximate duration of a lesson in whole minutes, when each exercise is passed at its speed. */
export function lessonMinutes({ exercises }: Lesson): number {
  return exercises.reduce((sum, exercise) => sum + exerciseMinutes(exercise), READING_MINUTES);
}

/** Approximate duration of an exercise in whole minutes, at the speed that passes it. */
function exerciseMinutes(exercise: Exercise): number {
  switch (exercise.kind) {
    case "read":
      return 1;
    case "strokes":
      return Math.ceil(exercise.strokes / exercise.pass.strokesPerMinute);
    case "minutes":
      return exercise.minutes;
    case "exam": {
      const norm = findExamNorm(exercise.norm);
      return norm === null ? 0 : norm.minutes * (exercise.isMock ? 1 : norm.attempts);
    }
  }
}
