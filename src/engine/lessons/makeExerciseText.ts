import type { Language } from "../practice/PracticeMode";
import { createRandom } from "../random/createRandom";
import type { Course, Exercise, Lesson } from "./Course";
import { exercisePieces } from "./exercisePieces";

/** Characters that are laid out for a minute: more than anybody types. */
const STROKES_PER_MINUTE = 900;

/**
 * The text of an exercise, drawn by a seed: the same course, exercise, language and seed give the same text on server and browser. It has only
 * characters that are open, and is as long as the exercise says or one piece longer. Null for an exercise that brings no text of its own.
 * @param seed a whole number from 0 to 2³² − 1.
 */
export function makeExerciseText(course: Course, lesson: Lesson, exercise: Exercise, language: Language, seed: number): string | null {
  if (exercise.kind !== "strokes" && exercise.kind !== "minutes") return null;
  const length = exercise.kind === "strokes" ? exercise.strokes : exercise.minutes * STROKES_PER_MINUTE;
  const next = exercisePieces(course, lesson, exercise.content, language, createRandom(seed ^ hash(exercise.id)));
  let text = next(0);
  for (let turn = 1; text.length < length; turn += 1) text += ` ${next(turn)}`;
  return text;
}

/** A number of 32 bits for each exercise (FNV-1a, by Fowler, Noll and Vo, public domain): the same seed gives each a text of its own. */
function hash(id: string): number {
  return [...id].reduce((mixed, character) => Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
