import type { ExamNorm } from "./examNorms";

/** Up to this speed nobody types a text twice: twice the highest that a Dutch norm asks for. */
const STROKES_PER_MINUTE = 400;

/** How long the text of an attempt is at least. */
export function leastStrokes({ minutes }: Pick<ExamNorm, "minutes">): number {
  return minutes * STROKES_PER_MINUTE;
}

/**
 * The text of each attempt: whole texts in a row until it is long enough. The next attempt goes on with the next text;
 * after the last text comes the first. No attempt has a text twice, so few short texts may not be enough.
 */
export function fillAttempts(
  texts: readonly string[],
  norm: Pick<ExamNorm, "minutes" | "attempts">,
): readonly string[] {
  let drawn = 0;
  return Array.from({ length: norm.attempts }, () => {
    let filled = "";
    for (let taken = 0; taken < texts.length && filled.length < leastStrokes(norm); taken += 1, drawn += 1)
      filled += (taken === 0 ? "" : " ") + (texts[drawn % texts.length] ?? "");
    return filled;
  });
}
