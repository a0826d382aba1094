import { decodeLog } from "../log/logCodec";
import { type ExamEvent, type ExamAttempt, type ExamState, runningAttempt } from "./ExamState";

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

function end(attempt: ExamAttempt, { at, by }: EventOf<"ended">): ExamAttempt {
  return { ...attempt, awaySince: null, endedAt: at, endedBy: by };
}

function begin(state: ExamState, { device, startsAt }: EventOf<"begun">): ExamState {
  if (state.phase !== "READY" || state.attempts.length >= state.settings.norm.attempts) return state;
  const attempt: ExamAttempt = {
    startsAt,
    device,
    seat: 1,
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

function type(attempt: ExamAttempt, { at, batch, keystrokes }: EventOf<"typed">): ExamAttempt {
  if (batch !== attempt.batch + 1) return attempt;
  const log = decodeLog(keystrokes);
  if (!log.ok) return attempt;
  const first = log.keystrokes[0];
  return {
    ...attempt,
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
