import { findExamNorm } from "../exams/findExamNorm";
import { mostStrokes } from "../exams/layOutExamText";
import type { Language } from "../practice/PracticeMode";
import { createRandom } from "../random/createRandom";
import type { Course, Exercise, ExerciseContent, Lesson } from "./Course";
import { exercisePieces } from "./exercisePieces";

/**
 * The text of an exercise, drawn by a seed: the same course, exercise, language and seed give the same text on server
 * and browser. It has only
 * characters that are open, and is as long as the exercise says or one piece longer; for an exercise by time it is more
 * than anybody types. Null
 * for one that brings no text of its own: something to read, or the exam, whose texts are kept apart.
 * @param seed a whole number from 0 to 2³² − 1.
 */
export function makeExerciseText(
  course: Course,
  lesson: Lesson,
  exercise: Exercise,
  language: Language,
  seed: number,
): string | null {
  const size = sizeOf(exercise);
  if (size === null) return null;
  const next = exercisePieces(course, lesson, size.content, language, createRandom(seed ^ hash(exercise.id)));
  let text = next(0);
  for (let turn = 1; text.length < size.length; turn += 1) text += ` ${next(turn)}`;
  return text;
}

function sizeOf(exercise: Exercise): { readonly length: number; readonly content: ExerciseContent } | null {
  switch (exercise.kind) {
    case "strokes":
      return { length: exercise.strokes, content: exercise.content };
    case "minutes":
      return { length: mostStrokes(exercise), content: exercise.content };
    case "exam": {
      const norm = exercise.isMock ? findExamNorm(exercise.norm) : null;
      return norm && { length: mostStrokes(norm), content: "sentences" };
    }
    case "read":
      return null;
  }
}

/**
 * A number of 32 bits for each exercise (FNV-1a, by Fowler, Noll and Vo, public domain): the same seed gives each a
 * text of its own.
 */
function hash(id: string): number {
  return [...id].reduce(
    (mixed, character) => Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}
