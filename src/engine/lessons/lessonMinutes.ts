import { findExamNorm } from "../exams/findExamNorm";
import type { Exercise, Lesson } from "./Course";

/** To read what a lesson is about. */
const READING_MINUTES = 1;

/** About how long a lesson takes whoever passes each exercise at its speed, in whole minutes. */
export function lessonMinutes({ exercises }: Lesson): number {
  return exercises.reduce((sum, exercise) => sum + exerciseMinutes(exercise), READING_MINUTES);
}

/** About how long an exercise takes at the speed that passes it, in whole minutes. */
export function exerciseMinutes(exercise: Exercise): number {
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
