import type { Course, Exercise, Lesson } from "./Course";
import { belgianAzerty } from "./courses/belgianAzerty";
import { us } from "./courses/us";
import { usInternational } from "./courses/usInternational";

export const courses: readonly Course[] = [usInternational, us, belgianAzerty];

/** The course of a keyboard; null when it has none. */
export function findCourse(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? null;
}

/** A lesson by its id, with its course; null when there is none (any more). */
export function findLesson(id: string): { readonly course: Course; readonly lesson: Lesson } | null {
  for (const course of courses) {
    const lesson = course.lessons.find((each) => each.id === id);
    if (lesson) return { course, lesson };
  }
  return null;
}

/** An exercise by its id, with the lesson it belongs to. */
export function findExercise(
  id: string,
): { readonly course: Course; readonly lesson: Lesson; readonly exercise: Exercise } | null {
  const found = findLesson(id.slice(0, id.lastIndexOf(".")));
  const exercise = found?.lesson.exercises.find((each) => each.id === id);
  return found && exercise ? { ...found, exercise } : null;
}
