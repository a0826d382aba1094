import type { ExamState } from "../../engine/exams/ExamState";
import { countingAttempt } from "./countingAttempt";

/** After how many whole seconds the attempt that counts was handed in; null when its time was used up. */
export function handedInAfter(state: ExamState): number | null {
  const attempt = countingAttempt(state)?.attempt;
  if (!attempt || attempt.endedBy !== "HANDED_IN" || attempt.endedAt === null) return null;
  return Math.max(0, Math.floor((attempt.endedAt - attempt.startsAt) / 1_000));
}
