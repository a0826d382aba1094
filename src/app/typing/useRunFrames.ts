import { useEffect, useRef } from "react";
import { useRunPhase } from "./runHooks";
import type { TypingRun } from "./TypingRun";

/** Twenty frames a second are smooth at the pace of typing; more would slow down typing on a slow computer. In ms. */
const FRAME_MS = 48;

/**
 * Calls `draw` while a run is in progress, with the ms since its time zero, and once before it and at its end; `draw`
 * changes elements without a render.
 * @param stepMs at least this long between two calls.
 */
export function useRunFrames(run: TypingRun, draw: (elapsedMs: number) => void, stepMs = FRAME_MS): void {
  const phase = useRunPhase(run);
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    if (phase !== "running") return latest.current(run.end?.durationMs ?? 0);
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      latest.current(Math.max(0, performance.now() - (run.zero ?? performance.now())));
      timer = setTimeout(() => {
        frame = requestAnimationFrame(step);
      }, stepMs);
    };
    step();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [run, phase, stepMs]);
}
