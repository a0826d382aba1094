import { type ExamNorm, givenMs } from "./examNorms";
import type { Keystroke } from "../log/Keystroke";
import { decodeLog } from "../log/logCodec";

/**
 * READY: the next attempt can begin. RUNNING: an attempt is in progress, or its time is up and keystrokes typed offline
 * may still arrive. FINISHED: no attempt is left, or the candidate ended the exam.
 */
export type ExamPhase = "READY" | "RUNNING" | "FINISHED";

/**
 * Why an attempt ended: its time was up, and all keystrokes had arrived or the deadline for them had passed; or the
 * candidate handed it in early.
 */
export type AttemptEnd = "TIME_UP" | "HANDED_IN";

/** The fixed settings of an exam. */
export type ExamSettings = {
  readonly candidateId: string;
  /** As on the day of the exam: a norm may change, but an exam keeps its version. */
  readonly norm: ExamNorm;
  readonly hasDyslexia: boolean;
  /** A normalized text for each attempt, never used in practice. */
  readonly texts: readonly string[];
};

/** Times ending in `At` are ms of the server's clock since 1970. */
export type ExamAttempt = {
  /** Time zero of the attempt: keystroke times are relative to it. */
  readonly startsAt: number;
  /** The page in which it is typed: an id that the page generated and keeps across reloads. */
  readonly device: string;
  /**
   * Goes up by one each time the attempt moves to another page, from 1. Keystrokes with an earlier seat are refused, so
   * that two pages never mix.
   */
  readonly seat: number;
  /** Extra time in percent of the norm's minutes; see givenMs. */
  readonly extraTime: number;
  /** Whether the candidate had the text spoken. */
  readonly isByEar: boolean;
  /** Set while the candidate is away from the page. The clock keeps running. */
  readonly awaySince: number | null;
  /** How often the candidate left. */
  readonly absences: number;
  /** Number of the last accepted batch; the next must have one more. */
  readonly batch: number;
  /** The encoded batches in order. Together they are the whole log. */
  readonly batches: readonly string[];
  readonly entries: number;
  readonly encodedLength: number;
  /** Time of the last keystroke, in ms since the start. */
  readonly lastTime: number;
  /**
   * The longest delay between typing and arrival of a keystroke, in ms. Long if the candidate typed offline, when no
   * one could watch.
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
  /** When the last event happened. The exam's clock never goes back before it. */
  readonly changedAt: number;
  /** In order; only the last may be in progress. */
  readonly attempts: readonly ExamAttempt[];
};

/** An event of an exam. `at` is ms of the server's clock and never decreases. The log of these events is the exam. */
export type ExamEvent = { readonly at: number } & (
  | { readonly kind: "created"; readonly settings: ExamSettings }
  | { readonly kind: "begun"; readonly device: string; readonly startsAt: number; readonly extraTime?: number }
  | { readonly kind: "wentAway" }
  | { readonly kind: "resumed"; readonly device: string }
  | { readonly kind: "typed"; readonly batch: number; readonly keystrokes: string; readonly isByEar?: true }
  | { readonly kind: "ended"; readonly by: AttemptEnd; readonly isByEar?: true }
  | { readonly kind: "finished" }
);

/** Limits of an exam. Times in ms. */
export const examLimits = {
  /** From the start to the first moment that counts, for the candidate to see the text and place their fingers. */
  leadMs: 3_000,
  /** How far a candidate's clock may be ahead of the server's before keystrokes are refused as impossible. */
  clockLeadMs: 250,
  /** How long after the end keystrokes may still arrive that were typed offline in time. */
  collectMs: 600_000,
  /** Maximum keystrokes per batch: a minute offline, at over 15 keys a second, fits in one. */
  batchKeystrokes: 1_000,
} as const;

/** The attempt in progress, or null. */
export function runningAttempt({ attempts }: ExamState): ExamAttempt | null {
  const last = attempts.at(-1);
  return last === undefined || last.endedAt !== null ? null : last;
}

/** When the time of an attempt is up, in ms of the server's clock. Later keystrokes do not count. */
export function attemptDeadline({ settings }: ExamState, { startsAt, extraTime }: ExamAttempt): number {
  return startsAt + givenMs(settings.norm, extraTime);
}

/** Until when keystrokes that were typed in time may arrive. */
export function collectDeadline(state: ExamState, attempt: ExamAttempt): number {
  return attemptDeadline(state, attempt) + examLimits.collectMs;
}

/** An attempt's whole log, from its batches: to continue after a reload, and to grade it. */
export function attemptKeystrokes({ batches }: ExamAttempt): readonly Keystroke[] {
  return batches.flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
}

type EventOf<Kind extends ExamEvent["kind"]> = Extract<ExamEvent, { kind: Kind }>;

/** The exam after its first event. */
export function startExam({ settings, at }: EventOf<"created">): ExamState {
  return { settings, phase: "READY", createdAt: at, changedAt: at, attempts: [] };
}

/**
 * The state after one more event: the only way an exam changes. Events come from {@link decideExam}, which has checked
 * them; one that does not fit (from a foreign log) changes nothing.
 */
export function foldExam(state: ExamState, event: ExamEvent): ExamState {
  const next = apply(state, event);
  return next === state ? state : { ...next, changedAt: Math.max(state.changedAt, event.at) };
}

function apply(state: ExamState, event: ExamEvent): ExamState {
  switch (event.kind) {
    case "created":
      return state;
    case "begun":
      return begin(state, event);
    case "wentAway":
      return change(state, (attempt) =>
        attempt.awaySince === null ? { ...attempt, awaySince: event.at, absences: attempt.absences + 1 } : attempt,
      );
    case "resumed":
      return change(state, (attempt) => ({
        ...attempt,
        awaySince: null,
        device: event.device,
        seat: attempt.device === event.device ? attempt.seat : attempt.seat + 1,
      }));
    case "typed":
      return change(state, (attempt) => type(attempt, event));
    case "ended":
      return runningAttempt(state) ? { ...change(state, (attempt) => end(attempt, event)), phase: "READY" } : state;
    case "finished":
      return state.phase === "READY" && state.attempts.length > 0 ? { ...state, phase: "FINISHED" } : state;
  }
}

function end(attempt: ExamAttempt, { at, by, isByEar }: EventOf<"ended">): ExamAttempt {
  return { ...attempt, awaySince: null, endedAt: at, endedBy: by, isByEar: isByEar ?? attempt.isByEar };
}

function begin(state: ExamState, { device, startsAt, extraTime = 0 }: EventOf<"begun">): ExamState {
  if (state.phase !== "READY" || state.attempts.length >= state.settings.norm.attempts) return state;
  const attempt: ExamAttempt = {
    startsAt,
    device,
    seat: 1,
    extraTime,
    isByEar: false,
    awaySince: null,
    absences: 0,
    batch: 0,
    batches: [],
    entries: 0,
    encodedLength: 0,
    lastTime: 0,
    longestDelayMs: 0,
    endedAt: null,
    endedBy: null,
  };
  return { ...state, phase: "RUNNING", attempts: [...state.attempts, attempt] };
}

function change(state: ExamState, next: (attempt: ExamAttempt) => ExamAttempt): ExamState {
  const running = runningAttempt(state);
  if (!running) return state;
  const changed = next(running);
  return changed === running ? state : { ...state, attempts: [...state.attempts.slice(0, -1), changed] };
}

function type(attempt: ExamAttempt, { at, batch, keystrokes, isByEar }: EventOf<"typed">): ExamAttempt {
  if (batch !== attempt.batch + 1) return attempt;
  const log = decodeLog(keystrokes);
  if (!log.ok) return attempt;
  const first = log.keystrokes[0];
  return {
    ...attempt,
    isByEar: isByEar ?? attempt.isByEar,
    batch,
    batches: [...attempt.batches, keystrokes],
    entries: attempt.entries + log.keystrokes.length,
    encodedLength: attempt.encodedLength + keystrokes.length,
    lastTime: log.keystrokes.at(-1)?.time ?? attempt.lastTime,
    longestDelayMs: first
      ? Math.max(attempt.longestDelayMs, at - attempt.startsAt - first.time)
      : attempt.longestDelayMs,
  };
}
