import { MAX_LOG_DURATION_MS } from "../log/Keystroke";
import type { ExamNorm } from "./examNorms";

/** How many strokes an attempt with extra time needs for a speed in strokes per minute. */
export function neededStrokes(norm: Pick<ExamNorm, "minutes">, extraTime: number, strokesPerMinute: number): number {
  return Math.ceil((strokesPerMinute * givenMs(norm, extraTime)) / 60_000);
}

/** The time of an attempt in ms, with extra time in percent. A log has room for an hour, so nobody has more. */
export function givenMs({ minutes }: Pick<ExamNorm, "minutes">, extraTime: number): number {
  // Whole numbers: a percent of a minute is 600 ms.
  return Math.min(minutes * 600 * (100 + extraTime), MAX_LOG_DURATION_MS);
}
