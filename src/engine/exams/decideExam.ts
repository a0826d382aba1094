import { decideExamKeys } from "./decideExamKeys";
import type { ExamCommand } from "./ExamCommand";
import type { ExamDecision } from "./ExamDecision";
import type { ExamEvent } from "./ExamEvent";
import { examLimits } from "./examLimits";
import type { ExamState } from "./ExamState";
import { attemptDeadline, collectDeadline, runningAttempt } from "./runningAttempt";

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
 * 6. The clock is the server's. Turned back it stands still; a page whose clock runs ahead is refused until the
 * server's has caught up.
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
