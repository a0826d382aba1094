import { decodeLog } from "../log/decodeLog";
import type { Keystroke } from "../log/Keystroke";
import { MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../log/logLimits";
import type { RaceCommand } from "./RaceCommand";
import type { RaceDecision } from "./RaceDecision";
import { raceLimits } from "./raceLimits";
import type { Racer, RaceState } from "./RaceState";
import { seatedRacer } from "./seatedRacer";

type TypeCommand = Extract<RaceCommand, { kind: "type" }>;

/**
 * Whether a batch of keystrokes is the racer's next one and can have happened. A batch that was taken before changes
 * nothing;
 * one that leaves a gap is refused with the number that is expected. Runs for every batch of every racer: keep it lean.
 */
export function decideKeystrokes(state: RaceState, command: TypeCommand, now: number): RaceDecision {
  const racer = seatedRacer(state, command.by);
  if (!racer) return { refused: "NOT_A_RACER" };
  // Taken before, or keys that came behind the last character.
  if (command.batch <= racer.batch || racer.phase === "FINISHED") return { events: [] };
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return { refused: "RACE_OVER" };
  if (state.startsAt === null || now < state.startsAt) return { refused: "RACE_NOT_RUNNING" };
  if (command.batch !== racer.batch + 1) return { refused: "SEQUENCE_GAP", expected: racer.batch + 1 };
  const log = decodeLog(command.keystrokes);
  if (!log.ok || !fits(racer, command.keystrokes, log.keystrokes)) return { refused: "MALFORMED_LOG" };
  if (!isPossible(racer, log.keystrokes, now - state.startsAt)) return { refused: "IMPOSSIBLE_TIMING" };
  const typed = {
    at: now,
    kind: "typed",
    racerId: command.by,
    batch: command.batch,
    keystrokes: command.keystrokes,
  } as const;
  // The server's own timer may be a moment late: the first keys start the race then.
  return { events: state.phase === "RUNNING" ? [typed] : [{ at: now, kind: "started" }, typed] };
}

/** Whether the racer's whole log, put together, is still one that can be kept and read. */
function fits({ entries, encodedLength }: Racer, encoded: string, keystrokes: readonly Keystroke[]): boolean {
  if (keystrokes.length > raceLimits.batchKeystrokes) return false;
  return entries + keystrokes.length <= MAX_LOG_ENTRIES && encodedLength + encoded.length <= MAX_ENCODED_LOG_LENGTH;
}

/**
 * Time must go on from the batch before and must not run ahead of the server's clock. Within a batch it cannot run
 * backwards.
 */
function isPossible({ lastTime }: Racer, keystrokes: readonly Keystroke[], elapsedMs: number): boolean {
  const first = keystrokes[0];
  const last = keystrokes.at(-1);
  if (first === undefined || last === undefined) return true;
  return first.time >= lastTime && last.time <= elapsedMs + raceLimits.clockLeadMs;
}
