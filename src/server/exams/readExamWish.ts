import { currentExamNorms, findExamNorm, type ExamNorm } from "../../engine/exams/examNorms";
import type { Course, Exercise, Lesson } from "../../engine/lessons/Course";
import { findExercise } from "../../engine/lessons/courses";
import { InvalidInput } from "../graphql/errors";

export type ExamWish = {
  readonly norm: string;
  readonly version?: number | null | undefined;
  readonly exerciseId?: string | null | undefined;
};

/** The exercise of a course that is done as an exam, with where it stands. */
export type ExamExercise = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: Extract<Exercise, { kind: "exam" }>;
};

export type ReadWish = { readonly norm: ExamNorm; readonly exercise: ExamExercise | null };

/**
 * What exam is wanted, or which field of the wish cannot be: only norms of today can be begun, and an exercise names
 * its own.
 */
export function readExamWish({ norm: name, version, exerciseId }: ExamWish): ReadWish | InvalidInput {
  const norm = currentExamNorms().find((one) => one.name === name);
  if (!norm) return new InvalidInput([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  if (version != null && version !== norm.version) {
    return new InvalidInput([
      { path: "version", code: findExamNorm(`${name}.${version}`) ? "EXAM_NORM_CHANGED" : "EXAM_NORM_UNKNOWN" },
    ]);
  }
  if (exerciseId == null) return { norm, exercise: null };
  const found = findExercise(exerciseId);
  if (found?.exercise.kind !== "exam" || found.exercise.norm !== norm.name)
    return new InvalidInput([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  return { norm, exercise: { course: found.course, lesson: found.lesson, exercise: found.exercise } };
}
