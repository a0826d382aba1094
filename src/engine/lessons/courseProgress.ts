import type { Course, Exercise, Lesson, TypedExercise } from "./Course";
import { findExercise } from "./courses";
import { findExamNorm } from "../exams/examNorms";

/** That somebody passed an exercise. `at` is ms of the server's clock. */
export type ExercisePassed = { readonly exerciseId: string; readonly at: number };

/**
 * What somebody has passed, each exercise with the first moment. Exercises of courses that are no longer offered stay
 * in it.
 */
export type CourseProgress = ReadonlyMap<string, number>;

/** The progress after one more exercise. The same one twice, from any number of devices and in any order, is once. */
export function foldProgress(progress: CourseProgress, { exerciseId, at }: ExercisePassed): CourseProgress {
  const first = progress.get(exerciseId);
  return first !== undefined && first <= at ? progress : new Map(progress).set(exerciseId, at);
}

/** What two devices passed, together. */
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

/**
 * Where somebody goes on: the first exercise that is not passed of the first lesson that is not; null when all is done.
 */
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

/** The course in which an exercise was passed last; null as long as none was. */
export function lastPassedCourse(progress: CourseProgress): Course | null {
  const latest = [...progress].sort(([, one], [, other]) => other - one);
  for (const [id] of latest) {
    const found = findExercise(id);
    if (found) return found.course;
  }
  return null;
}

/** What was done, from the log of the run (see measureRun). */
type ExerciseRun = {
  /** Inserting key presses, and the right ones of them. */
  readonly presses: number;
  readonly rightPresses: number;
  readonly durationMs: number;
};

/**
 * The first thing that is missing, or `PASSED`. Accuracy comes before speed: a run that lacks both is reported as
 * inaccurate.
 */
export type ExerciseVerdict = "PASSED" | "TOO_SHORT" | "INACCURATE" | "SLOW";

/** Decides in whole numbers, as exams do. A run that was broken off, or in which words were skipped, is too short. */
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

/** To read what a lesson is about. */
const READING_MINUTES = 1;

/** About how long a lesson takes when each exercise is passed at its speed, in whole minutes. */
export function lessonMinutes({ exercises }: Lesson): number {
  return exercises.reduce((sum, exercise) => sum + exerciseMinutes(exercise), READING_MINUTES);
}

/** About how long an exercise takes at the speed that passes it, in whole minutes. */
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
