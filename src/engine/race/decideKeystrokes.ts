import { decodeLog } from "../log/decodeLog";
import type { RaceCommand } from "./RaceCommand";
import { seatedRacer, type RaceDecision } from "./decideRace";
import { raceLimits } from "./raceLimits";
import type { Racer, RaceState } from "./RaceState";

type TypeCommand = Extract<RaceCommand, { kind: "type" }>;

/**
 * Whether a batch of keystrokes is the racer's next one and can have happened. A batch that was taken before changes nothing;
 * one that leaves a gap is refused with the number that is expected.
 */
export function decideKeystrokes(state: RaceState, command: TypeCommand, now: number): RaceDecision {
  const racer = seatedRacer(state, command.by);
  if (!racer) return { refused: "NOT_A_RACER" };
  if (command.batch <= racer.batch) return { events: [] };
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return { refused: "RACE_OVER" };
  if (state.startsAt === null || now < state.startsAt) return { refused: "RACE_NOT_RUNNING" };
  if (command.batch !== racer.batch + 1) return { refused: "SEQUENCE_GAP", expected: racer.batch + 1 };
  const log = decodeLog(command.keystrokes);
  if (!log.ok || log.keystrokes.length > raceLimits.batchKeystrokes) return { refused: "MALFORMED_LOG" };
  const times = log.keystrokes.map(({ time }) => time);
  if (!isPossible(racer, times, now - state.startsAt)) return { refused: "IMPOSSIBLE_TIMING" };
  const typed = { at: now, kind: "typed", racerId: command.by, batch: command.batch, keystrokes: command.keystrokes } as const;
  // The server's own timer may be a moment late: the first keys start the race then.
  return { events: state.phase === "RUNNING" ? [typed] : [{ at: now, kind: "started" }, typed] };
}

/** Time must go on from the batch before and must not run ahead of the server's clock. Within a batch it cannot run backwards. */
function isPossible({ lastTime }: Racer, times: readonly number[], elapsedMs: number): boolean {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) return true;
  return first >= lastTime && last <= elapsedMs + raceLimits.clockLeadMs;
}
