import { decodeLog } from "../log/decodeLog";
import type { Keystroke } from "../log/Keystroke";
import { MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../log/logLimits";
import type { ExamCommand } from "./ExamCommand";
import type { ExamDecision } from "./ExamDecision";
import { examLimits } from "./examLimits";
import type { ExamAttempt, ExamState } from "./ExamState";
import { collectDeadline, runningAttempt } from "./runningAttempt";

type TypeCommand = Extract<ExamCommand, { kind: "type" }>;

/**
 * Whether a batch of keystrokes is the attempt's next one and can have happened. A batch that was taken before changes
 * nothing;
 * one that leaves a gap is refused with the number that is expected. What is refused can be sent again: nothing is
 * thrown away here.
 * @param now ms of the exam's clock.
 */
export function decideExamKeys(state: ExamState, command: TypeCommand, now: number): ExamDecision {
  const attempt = state.attempts[command.attempt - 1];
  if (!attempt) return { refused: "NO_ATTEMPT_RUNNING" };
  if (command.seat !== attempt.seat) return { refused: "OTHER_DEVICE" };
  if (command.batch <= attempt.batch) return { events: [] };
  if (attempt !== runningAttempt(state) || now >= collectDeadline(state, attempt)) return { refused: "ATTEMPT_OVER" };
  if (command.batch !== attempt.batch + 1) return { refused: "SEQUENCE_GAP", expected: attempt.batch + 1 };
  const log = decodeLog(command.keystrokes);
  if (!log.ok || log.keystrokes.length > examLimits.batchKeystrokes) return { refused: "MALFORMED_LOG" };
  if (!fits(attempt, command.keystrokes, log.keystrokes)) return { refused: "LOG_FULL" };
  if (!isPossible(attempt, log.keystrokes, now - attempt.startsAt)) return { refused: "IMPOSSIBLE_TIMING" };
  return { events: [{ at: now, kind: "typed", batch: command.batch, keystrokes: command.keystrokes }] };
}

/** Whether the whole log, put together, is still one that can be kept and read. */
function fits({ entries, encodedLength }: ExamAttempt, encoded: string, keystrokes: readonly Keystroke[]): boolean {
  return entries + keystrokes.length <= MAX_LOG_ENTRIES && encodedLength + encoded.length <= MAX_ENCODED_LOG_LENGTH;
}

/**
 * Time must go on from the batch before and must not run ahead of the server's clock. Within a batch it cannot run
 * backwards.
 */
function isPossible({ lastTime }: ExamAttempt, keystrokes: readonly Keystroke[], elapsedMs: number): boolean {
  const first = keystrokes[0];
  const last = keystrokes.at(-1);
  if (first === undefined || last === undefined) return true;
  return first.time >= lastTime && last.time <= elapsedMs + examLimits.clockLeadMs;
}
