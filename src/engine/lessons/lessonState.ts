import type { Course, Exercise, Lesson } from "./Course";
import type { CourseProgress } from "./CourseProgress";

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
