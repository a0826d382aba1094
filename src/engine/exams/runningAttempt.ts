import { examLimits } from "./examLimits";
import type { ExamAttempt, ExamState } from "./ExamState";

/** The attempt that is under way, or null. */
export function runningAttempt({ attempts }: ExamState): ExamAttempt | null {
  const last = attempts.at(-1);
  return last === undefined || last.endedAt !== null ? null : last;
}

/** When the time of an attempt is over, in ms of the server's clock. Keys after it do not count. */
export function attemptDeadline({ settings }: ExamState, { startsAt }: ExamAttempt): number {
  return startsAt + settings.norm.minutes * 60_000;
}

/** The last moment at which keys that were typed in time may arrive. */
export function collectDeadline(state: ExamState, attempt: ExamAttempt): number {
  return attemptDeadline(state, attempt) + examLimits.collectMs;
}
