import type { ExamNorm } from "./ExamNorm";

/** Nobody types more: the record of ten minutes' copying stands at 821 strokes a minute (Matoušková, Hannover 2001). */
const FASTEST_STROKES_PER_MINUTE = 900;

/** Most characters that anybody types in so many minutes: what an attempt can hold. */
export function mostStrokes({ minutes }: { readonly minutes: number }): number {
  return minutes * FASTEST_STROKES_PER_MINUTE;
}

/**
 * The text as it is laid before the candidate: who comes to its end finds its beginning again, so that nobody waits for
 * the clock.
 */
export function layOutExamText(norm: ExamNorm, text: string): string {
  if (text === "") return "";
  return Array.from({ length: Math.ceil((mostStrokes(norm) + 1) / (text.length + 1)) }, () => text).join(" ");
}
