import type { ExamNorm } from "./examNorms";
import { decodeLog } from "../log/logCodec";
import type { Keystroke } from "../log/Keystroke";

/**
 * READY: the next attempt can begin. RUNNING: one is under way, or its time is over and keys typed without a network
 * may still arrive. FINISHED: no attempt is left, or the candidate is content.
 */
export type ExamPhase = "READY" | "RUNNING" | "FINISHED";

/**
 * Why an attempt ended: the time was over, and all keys were there or the last moment for them had passed; or the
 * candidate handed in before.
 */
export type AttemptEnd = "TIME_UP" | "HANDED_IN";

/** What is fixed when an exam is made. */
export type ExamSettings = {
  readonly candidateId: string;
  /** As it was that day: a norm may change, an exam does not. */
  readonly norm: ExamNorm;
  readonly hasDyslexia: boolean;
  /** A text for each attempt, normalised, which practice never uses. */
  readonly texts: readonly string[];
};

/** Times ending in `At` are ms of the server's clock since 1970. */
export type ExamAttempt = {
  /** The attempt's zero: keystrokes count their ms from here. */
  readonly startsAt: number;
  /** The page that types: an id that it drew when it was opened, and that lives through a reload. */
  readonly device: string;
  /** How often the attempt went to another page, from 1. Keys of an earlier seat are refused: two pages never mix. */
  readonly seat: number;
  /** Set while the candidate's page is gone. The clock runs on. */
  readonly awaySince: number | null;
  /** How often it went. */
  readonly absences: number;
  /** The number of the last batch taken; the next must be one more. */
  readonly batch: number;
  /** The batches as they came, encoded. Together they are the whole log. */
  readonly batches: readonly string[];
  readonly entries: number;
  readonly encodedLength: number;
  /** Time of the last keystroke, in ms since the start. */
  readonly lastTime: number;
  /**
   * The longest that keys took to arrive, in ms. A long time means that they were typed without a network, when no one
   * could watch.
   */
  readonly longestDelayMs: number;
  readonly endedAt: number | null;
  readonly endedBy: AttemptEnd | null;
};

/** An exam at one moment. */
export type ExamState = {
  readonly settings: ExamSettings;
  readonly phase: ExamPhase;
  readonly createdAt: number;
  /** When the last event happened. The exam's clock never runs backwards from here. */
  readonly changedAt: number;
  /** In order; only the last may be under way. */
  readonly attempts: readonly ExamAttempt[];
};

/**
 * What happened in an exam. `at` is ms of the server's clock and never less than before. The log of these, in order, is
 * the exam.
 */
export type ExamEvent = { readonly at: number } & (
  | { readonly kind: "created"; readonly settings: ExamSettings }
  | { readonly kind: "begun"; readonly device: string; readonly startsAt: number }
  | { readonly kind: "wentAway" }
  | { readonly kind: "resumed"; readonly device: string }
  | { readonly kind: "typed"; readonly batch: number; readonly keystrokes: string }
  | { readonly kind: "ended"; readonly by: AttemptEnd }
  | { readonly kind: "finished" }
);

/** Numbers of an exam (SPEC section 9, and the rules of {@link decideExam}). Times in ms. */
export const examLimits = {
  /** From the start to the first moment that counts: the text is there, the fingers find their places. */
  leadMs: 3_000,
  /** How far a candidate's clock may run ahead of the server's before the keys are called impossible. */
  clockLeadMs: 250,
  /** How long after the time keys may still arrive that were typed in time without a network. */
  collectMs: 600_000,
  /** Keystrokes in one batch: a minute without a network, at over 15 keys a second, fits in one. */
  batchKeystrokes: 1_000,
} as const;

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

/**
 * An attempt's whole log, put together from its batches: what a page needs to go on after a reload, and what is graded.
 */
export function attemptKeystrokes({ batches }: ExamAttempt): readonly Keystroke[] {
  return batches.flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
}
