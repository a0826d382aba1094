import { useEffect } from "react";
import { watchIdle } from "../platform/watchIdle";
import type { TypingRun } from "./TypingRun";
import { useRunPhase } from "./useRunPhase";

/** Stops a run in progress when nobody has been at the keyboard for 10 s (practice; a race goes on). */
export function useIdleStop(run: TypingRun): void {
  const phase = useRunPhase(run);
  useEffect(() => {
    if (phase !== "running") return;
    const { stir, stop } = watchIdle(() => run.stop("idle"));
    const unlisten = run.onChange(stir);
    return () => {
      unlisten();
      stop();
    };
  }, [run, phase]);
}
