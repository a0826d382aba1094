import type { Chapter, Course } from "../lessons/Course";
import { courseCompletedAt, type CourseProgress } from "../lessons/courseProgress";
import { courses, findExercise } from "../lessons/courses";
import type { BadgeSums } from "./badges";

/** What a person has done of the courses. Lessons that were only opened do not count. */
export function courseSums(progress: CourseProgress): Pick<BadgeSums, "exercises" | "stars" | "chapters" | "courses"> {
  const passed = [...progress].filter(([id]) => findExercise(id) !== null);
  return {
    exercises: passed.length,
    stars: passed.reduce((sum, [, { stars }]) => sum + stars, 0),
    chapters: Math.max(0, ...courses.map((course) => chaptersDone(course, progress))),
    courses: courses.filter((course) => courseCompletedAt(course, progress) !== null).length,
  };
}

function chaptersDone({ lessons }: Course, progress: CourseProgress): number {
  const open = new Set<Chapter>();
  for (const { chapter, exercises } of lessons) if (exercises.some(({ id }) => !progress.has(id))) open.add(chapter);
  return new Set(lessons.map(({ chapter }) => chapter)).size - open.size;
}
