import { useSyncExternalStore } from "react";
import type { RunPhase, TypingRun } from "./TypingRun";

/** As the server drew it. */
const atFirst = (): RunPhase => "waiting";

/** Whether a run waits for its first key, goes on or is over; renders only when that changes. */
export function useRunPhase(run: Pick<TypingRun, "phase" | "onPhase">): RunPhase {
  const read = (): RunPhase => run.phase;
  return useSyncExternalStore(run.onPhase, read, atFirst);
}
