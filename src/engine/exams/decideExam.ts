import {
  type ExamEvent,
  examLimits,
  type ExamState,
  attemptDeadline,
  collectDeadline,
  runningAttempt,
  type ExamAttempt,
} from "./ExamState";
import { decodeLog } from "../log/logCodec";
import { type Keystroke, MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../log/Keystroke";

const nothing: ExamDecision = { events: [] };

/**
 * What a command does to an exam. Pure; repeating a command changes nothing. The rules, as a candidate reads them:
 *
 * 1. The clock of an attempt starts 3 s after its beginning and does not stop: not for leaving, a reload or a lost
 * network.
 * 2. Who leaves may come back until the time is over and goes on where the keys ended that the server has. No key that
 * was acknowledged is lost.
 * 3. Without a network one types on. Keys that were typed in time count when they arrive within ten minutes after it,
 * and before the next attempt.
 * 4. An attempt is typed in one page. Another page or device takes it over and keeps what the server has; the one
 * before can no longer add to it.
 * 5. An attempt that was begun counts, however it ended: when its time is over and all keys are there, or when it is
 * handed in before.
 * 6. The clock is the server's. Turned back it stops; a page whose clock runs ahead is refused until the server's has
 * caught up.
 * @param time ms of the server's clock.
 */
export function decideExam(state: ExamState, command: ExamCommand, time: number): ExamDecision {
  const now = Math.max(time, state.changedAt);
  if (command.kind !== "tick" && command.by !== state.settings.candidateId) return { refused: "NOT_THE_CANDIDATE" };
  switch (command.kind) {
    case "begin":
      return begin(state, command.device, command.attempt, now);
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

/** When time alone next changes something, in ms of the server's clock; null when never. Ask after every event. */
export function nextExamTickAt(state: ExamState): number | null {
  const running = runningAttempt(state);
  return running && collectDeadline(state, running);
}

function decideTick(state: ExamState, now: number): readonly ExamEvent[] {
  const due = nextExamTickAt(state);
  return due === null || now < due ? [] : end(state, "TIME_UP", now);
}

/** The end of an attempt; the last one is the end of the exam. */
function end(state: ExamState, by: "TIME_UP" | "HANDED_IN", now: number): readonly ExamEvent[] {
  const ended = { at: now, kind: "ended", by } as const;
  return state.attempts.length < state.settings.norm.attempts ? [ended] : [ended, { at: now, kind: "finished" }];
}

function begin(state: ExamState, device: string, attempt: number, now: number): ExamDecision {
  const running = runningAttempt(state);
  if (running && attempt === state.attempts.length && running.device === device) return nothing;
  if (running && now < attemptDeadline(state, running)) return { refused: "ATTEMPT_RUNNING" };
  const before = running ? end(state, "TIME_UP", now) : [];
  if (state.phase === "FINISHED" || before.length > 1) return { refused: "NO_ATTEMPT_LEFT" };
  if (attempt !== state.attempts.length + 1) return { refused: "NOT_THE_NEXT_ATTEMPT" };
  return { events: [...before, { at: now, kind: "begun", device, startsAt: now + examLimits.leadMs }] };
}

function resume(state: ExamState, device: string, now: number): ExamDecision {
  const running = runningAttempt(state);
  if (!running) return { refused: "NO_ATTEMPT_RUNNING" };
  if (now >= collectDeadline(state, running)) return { refused: "ATTEMPT_OVER" };
  if (running.device === device)
    return running.awaySince === null ? nothing : { events: [{ at: now, kind: "resumed", device }] };
  // After the time only the page that typed has something to add.
  if (now >= attemptDeadline(state, running)) return { refused: "ATTEMPT_OVER" };
  return { events: [{ at: now, kind: "resumed", device }] };
}

/** A page that lost its seat has nothing to leave. */
function leave(state: ExamState, device: string, now: number): ExamDecision {
  const running = runningAttempt(state);
  if (!running || running.device !== device || running.awaySince !== null) return nothing;
  return { events: [{ at: now, kind: "wentAway" }] };
}

function handIn(
  state: ExamState,
  { attempt, seat, batch }: Extract<ExamCommand, { kind: "handIn" }>,
  now: number,
): ExamDecision {
  const running = runningAttempt(state);
  if (attempt < state.attempts.length || (attempt === state.attempts.length && !running)) return nothing;
  if (!running || attempt !== state.attempts.length) return { refused: "NO_ATTEMPT_RUNNING" };
  if (seat !== running.seat) return { refused: "OTHER_DEVICE" };
  if (batch > running.batch) return { refused: "SEQUENCE_GAP", expected: running.batch + 1 };
  return { events: end(state, now >= attemptDeadline(state, running) ? "TIME_UP" : "HANDED_IN", now) };
}

function finish(state: ExamState, now: number): ExamDecision {
  if (state.phase === "FINISHED") return nothing;
  const ended = decideTick(state, now);
  if (runningAttempt(state) && ended.length === 0) return { refused: "ATTEMPT_RUNNING" };
  if (state.attempts.length === 0) return { refused: "NO_ATTEMPT_MADE" };
  return { events: ended.length > 1 ? ended : [...ended, { at: now, kind: "finished" }] };
}

/** What somebody asks of an exam. `by` is always the signed-in user, `device` the id that their page drew. */
export type ExamCommand =
  /** Begins attempt number `attempt` (from 1), which must be the next. */
  | { readonly kind: "begin"; readonly by: string; readonly device: string; readonly attempt: number }
  /** Takes the running attempt on in this page: after a reload, or on another device. */
  | { readonly kind: "resume"; readonly by: string; readonly device: string }
  /** The page is gone, or its connection. */
  | { readonly kind: "leave"; readonly by: string; readonly device: string }
  | {
      readonly kind: "type";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
      readonly keystrokes: string;
    }
  /** All keys have been sent, in so many batches: ends the attempt, before its time or when it is over. */
  | {
      readonly kind: "handIn";
      readonly by: string;
      readonly attempt: number;
      readonly seat: number;
      readonly batch: number;
    }
  /** The candidate is content with the attempts made. */
  | { readonly kind: "finish"; readonly by: string }
  /** Time passed: ends what is due. */
  | { readonly kind: "tick" };

/** Why an exam refuses. */
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

/** The events that follow from a command (none when it changes nothing), or why it is refused. */
export type ExamDecision = { readonly events: readonly ExamEvent[] } | { readonly refused: ExamRefusal } | ExamGap;

type TypeCommand = Extract<ExamCommand, { kind: "type" }>;

/**
 * Whether a batch of keystrokes is the attempt's next one and can have happened. A batch that was taken before changes
 * nothing; one that leaves a gap is refused with the number that is expected. What is refused can be sent again:
 * nothing is thrown away here.
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
  return { events: [{ at: now, kind: "typed", batch: command.batch, keystrokes: command.keystrokes }] };
}

/** Whether the whole log, put together, is still within the limits of a log. */
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
