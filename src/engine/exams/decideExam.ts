import {
  type ExamEvent,
  examLimits,
  type ExamState,
  attemptDeadline,
  collectDeadline,
  runningAttempt,
  type ExamAttempt,
} from "./ExamState";
import { type Keystroke, MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../log/Keystroke";
import { decodeLog } from "../log/logCodec";

const nothing: ExamDecision = { events: [] };

/**
 * Decides a command on an exam. Pure; repeating a command changes nothing. The rules, from a candidate's view:
 *
 * 1. The clock of an attempt starts 3 s after it begins and does not stop: not for leaving, a reload or a lost network.
 * 2. A candidate who leaves may return until the time is up, and continues after the last keystrokes that the server
 * has. No acknowledged keystroke is lost.
 * 3. Candidates can type offline. Keystrokes typed in time count if they arrive within ten minutes after the end, and
 * before the next attempt.
 * 4. An attempt is typed in one page. Another page or device can take over, with what the server has; the previous one
 * can no longer add to it.
 * 5. An attempt that has begun counts, however it ended: when its time is up and all keystrokes have arrived, or when
 * it is handed in early.
 * 6. The server's clock is used. If it is turned back it stands still; keystrokes from a page whose clock is ahead are
 * refused until the server's has caught up.
 * 7. Extra time is decided when an attempt begins, and kept with it.
 * @param time ms of the server's clock.
 */
export function decideExam(state: ExamState, command: ExamCommand, time: number): ExamDecision {
  const now = Math.max(time, state.changedAt);
  if (command.kind !== "tick" && command.by !== state.settings.candidateId) return { refused: "NOT_THE_CANDIDATE" };
  switch (command.kind) {
    case "begin":
      return begin(state, command, now);
    case "resume":
      return resume(state, command.device, now);
    case "leave":
      return leave(state, command.device, now);
    case "type":
      return decideExamKeys(state, command, now);
    case "handIn":
      return handIn(state, command, now);
    case "finish":
      return finish(state, now);
    case "tick":
      return { events: decideTick(state, now) };
  }
}

/** When time alone next changes something, in ms of the server's clock; null for never. Call it after every event. */
export function nextExamTickAt(state: ExamState): number | null {
  const running = runningAttempt(state);
  return running && collectDeadline(state, running);
}

function decideTick(state: ExamState, now: number): readonly ExamEvent[] {
  const due = nextExamTickAt(state);
  return due === null || now < due ? [] : end(state, "TIME_UP", now);
}

/** The events that end an attempt; the last attempt also ends the exam. */
function end(
  state: ExamState,
  by: "TIME_UP" | "HANDED_IN",
  now: number,
  isByEar: boolean = false,
): readonly ExamEvent[] {
  const ended = { at: now, kind: "ended", by, ...heard(isByEar) } as const;
  return state.attempts.length < state.settings.norm.attempts ? [ended] : [ended, { at: now, kind: "finished" }];
}

function begin(
  state: ExamState,
  { device, attempt, extraTime = 0 }: Extract<ExamCommand, { kind: "begin" }>,
  now: number,
): ExamDecision {
  const running = runningAttempt(state);
  if (running && attempt === state.attempts.length && running.device === device) return nothing;
  if (running && now < attemptDeadline(state, running)) return { refused: "ATTEMPT_RUNNING" };
  const before = running ? end(state, "TIME_UP", now) : [];
  if (state.phase === "FINISHED" || before.length > 1) return { refused: "NO_ATTEMPT_LEFT" };
  if (attempt !== state.attempts.length + 1) return { refused: "NOT_THE_NEXT_ATTEMPT" };
  const begun = { at: now, kind: "begun", device, startsAt: now + examLimits.leadMs } as const;
  return { events: [...before, extraTime > 0 ? { ...begun, extraTime } : begun] };
}

function resume(state: ExamState, device: string, now: number): ExamDecision {
  const running = runningAttempt(state);
  if (!running) return { refused: "NO_ATTEMPT_RUNNING" };
  if (now >= collectDeadline(state, running)) return { refused: "ATTEMPT_OVER" };
  if (running.device === device)
    return running.awaySince === null ? nothing : { events: [{ at: now, kind: "resumed", device }] };
  // After the time is up, only the page that typed has anything to add.
  if (now >= attemptDeadline(state, running)) return { refused: "ATTEMPT_OVER" };
  return { events: [{ at: now, kind: "resumed", device }] };
}

/** A page that lost its seat cannot leave the exam. */
function leave(state: ExamState, device: string, now: number): ExamDecision {
  const running = runningAttempt(state);
  if (!running || running.device !== device || running.awaySince !== null) return nothing;
  return { events: [{ at: now, kind: "wentAway" }] };
}

function handIn(
  state: ExamState,
  { attempt, seat, batch, isByEar }: Extract<ExamCommand, { kind: "handIn" }>,
  now: number,
): ExamDecision {
  const running = runningAttempt(state);
  if (attempt < state.attempts.length || (attempt === state.attempts.length && !running)) return nothing;
  if (!running || attempt !== state.attempts.length) return { refused: "NO_ATTEMPT_RUNNING" };
  if (seat !== running.seat) return { refused: "OTHER_DEVICE" };
  if (batch > running.batch) return { refused: "SEQUENCE_GAP", expected: running.batch + 1 };
  return { events: end(state, now >= attemptDeadline(state, running) ? "TIME_UP" : "HANDED_IN", now, isByEar) };
}

function finish(state: ExamState, now: number): ExamDecision {
  if (state.phase === "FINISHED") return nothing;
  const ended = decideTick(state, now);
  if (runningAttempt(state) && ended.length === 0) return { refused: "ATTEMPT_RUNNING" };
  if (state.attempts.length === 0) return { refused: "NO_ATTEMPT_MADE" };
  return { events: ended.length > 1 ? ended : [...ended, { at: now, kind: "finished" }] };
}

/** A command on an exam. `by` is always the signed-in user, `device` the id that their page generated. */
export type ExamCommand =
  /** Begins attempt number `attempt` (from 1), which must be the next one. */
  | {
      readonly kind: "begin";
      readonly by: string;
      readonly device: string;
      readonly attempt: number;
      /** In percent, as the candidate's coaches decided; none by default. */
      readonly extraTime?: number;
    }
  /** Continues the running attempt in this page, after a reload or on another device. */
  | { readonly kind: "resume"; readonly by: string; readonly device: string }
  /** The candidate left the page, or its connection was lost. */
  | { readonly kind: "leave"; readonly by: string; readonly device: string }
  | {
      readonly kind: "type";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
      readonly keystrokes: string;
      /** Whether the candidate had the text spoken so far. */
      readonly isByEar?: boolean;
    }
  /** Ends the attempt, early or when its time is up, after all its batches were sent. */
  | {
      readonly kind: "handIn";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
      readonly isByEar?: boolean;
    }
  /** The candidate wants no further attempts. */
  | { readonly kind: "finish"; readonly by: string }
  /** Time has passed: ends what is due. */
  | { readonly kind: "tick" };

/** Why a command is refused. */
type ExamRefusal =
  | "NOT_THE_CANDIDATE"
  | "ATTEMPT_RUNNING"
  | "NOT_THE_NEXT_ATTEMPT"
  | "NO_ATTEMPT_LEFT"
  | "NO_ATTEMPT_RUNNING"
  | "NO_ATTEMPT_MADE"
  | "ATTEMPT_OVER"
  | "OTHER_DEVICE"
  | "MALFORMED_LOG"
  | "LOG_FULL"
  | "IMPOSSIBLE_TIMING";

type ExamGap = { readonly refused: "SEQUENCE_GAP"; readonly expected: number };

/** The events of a command (none if it changes nothing), or why it is refused. */
export type ExamDecision = { readonly events: readonly ExamEvent[] } | { readonly refused: ExamRefusal } | ExamGap;

type TypeCommand = Extract<ExamCommand, { kind: "type" }>;

/**
 * Decides whether a batch of keystrokes is the attempt's next one and is possible. A batch that was already accepted
 * changes nothing; one after a gap is refused with the expected number. A refused batch can be sent again: nothing is
 * discarded here.
 * @param now ms of the exam's clock.
 */
function decideExamKeys(state: ExamState, command: TypeCommand, now: number): ExamDecision {
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
  const { batch, keystrokes, isByEar } = command;
  return { events: [{ at: now, kind: "typed", batch, keystrokes, ...heard(isByEar) }] };
}

/** Only in the events of attempts by ear. */
function heard(isByEar: boolean | undefined): { readonly isByEar?: true } {
  return isByEar === true ? { isByEar } : {};
}

/** Whether the whole log stays within the limits of a log. */
function fits({ entries, encodedLength }: ExamAttempt, encoded: string, keystrokes: readonly Keystroke[]): boolean {
  return entries + keystrokes.length <= MAX_LOG_ENTRIES && encodedLength + encoded.length <= MAX_ENCODED_LOG_LENGTH;
}

/**
 * Times must continue from the previous batch and must not be ahead of the server's clock. Within a batch they cannot
 * go back.
 */
function isPossible({ lastTime }: ExamAttempt, keystrokes: readonly Keystroke[], elapsedMs: number): boolean {
  const first = keystrokes[0];
  const last = keystrokes.at(-1);
  if (first === undefined || last === undefined) return true;
  return first.time >= lastTime && last.time <= elapsedMs + examLimits.clockLeadMs;
}
