import type { Course, Lesson, TypedExercise } from "../../../engine/lessons/Course";
import { makeExerciseText } from "../../../engine/lessons/makeExerciseText";
import type { Language } from "../../../engine/practice/PracticeMode";
import { TypingRun } from "../../typing/TypingRun";
import { drawSeed } from "../Practice/drawSeed";

/** One go at an exercise: its run, and the seed that its text was drawn by. */
export type ExerciseRun = { readonly run: TypingRun; readonly seed: number };

/** A new go, with a new text. */
export function startExercise(
  course: Course,
  lesson: Lesson,
  exercise: TypedExercise,
  language: Language,
): ExerciseRun {
  const seed = drawSeed();
  const text = makeExerciseText(course, lesson, exercise, language, seed) ?? "";
  const limitMs = exercise.kind === "minutes" ? exercise.minutes * 60_000 : null;
  return { seed, run: new TypingRun({ rules: lesson.rules, text, ...(limitMs !== null && { limitMs }) }) };
}
