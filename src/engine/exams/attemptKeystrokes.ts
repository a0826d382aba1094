import { decodeLog } from "../log/decodeLog";
import type { Keystroke } from "../log/Keystroke";
import type { ExamAttempt } from "./ExamState";

/**
 * An attempt's whole log, put together from its batches: what a page needs to go on after a reload, and what is graded.
 */
export function attemptKeystrokes({ batches }: ExamAttempt): readonly Keystroke[] {
  return batches.flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
}
