import type { ExamNorm } from "./ExamNorm";

/**
 * READY: the next attempt can begin. RUNNING: one is under way, or its time is over and keys typed without a network
 * may still arrive.
 * FINISHED: no attempt is left, or the candidate is content.
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
  /** A text for each attempt, normalised, each kept apart from practice. */
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
   * The longest that keys took to arrive, in ms: long means that they came from a time without a network, and nobody
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
