import type { Course } from "./Course";
import type { CourseProgress } from "./CourseProgress";
import { findExercise } from "./courses";

/** The course in which an exercise was passed last; null as long as none was. */
export function lastPassedCourse(progress: CourseProgress): Course | null {
  const latest = [...progress].sort(([, one], [, other]) => other - one);
  for (const [id] of latest) {
    const found = findExercise(id);
    if (found) return found.course;
  }
  return null;
}
