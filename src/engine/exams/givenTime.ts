import { MAX_LOG_DURATION_MS } from "../log/Keystroke";
import type { ExamNorm } from "./examNorms";

/** The time of an attempt in ms, with extra time in percent. A log has room for an hour, so nobody has more. */
export function givenMs({ minutes }: Pick<ExamNorm, "minutes">, extraTime: number): number {
  // Whole numbers: a percent of a minute is 600 ms.
  return Math.min(minutes * 600 * (100 + extraTime), MAX_LOG_DURATION_MS);
}
