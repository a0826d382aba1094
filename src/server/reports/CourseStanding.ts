import type { Course } from "../../engine/lessons/Course";
import { findExercise } from "../../engine/lessons/courses";

/** How far somebody is in the course in which they passed something last. */
export type CourseStanding = {
  readonly courseId: string;
  readonly exercises: number;
  readonly exercisesPassed: number;
  readonly lessons: number;
  readonly lessonsPassed: number;
};

/**
 * @param passed ids of exercises, the last passed first
 * @returns null as long as nothing was passed that a course of today has.
 */
export function courseStanding(passed: readonly string[]): CourseStanding | null {
  const course = firstCourse(passed);
  if (course === null) return null;
  const done = new Set(passed);
  const isDone = ({ id }: { readonly id: string }) => done.has(id);
  const exercises = course.lessons.flatMap((lesson) => lesson.exercises);
  return {
    courseId: course.id,
    exercises: exercises.length,
    exercisesPassed: exercises.filter(isDone).length,
    lessons: course.lessons.length,
    lessonsPassed: course.lessons.filter((lesson) => lesson.exercises.every(isDone)).length,
  };
}

function firstCourse(passed: readonly string[]): Course | null {
  for (const id of passed) {
    const found = findExercise(id);
    if (found) return found.course;
  }
  return null;
}
