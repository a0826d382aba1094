import { useSyncExternalStore, useEffect, useState } from "react";
import { idleSeconds } from "../platform/preferences/Preferences";
import { usePreferences } from "../platform/preferences/usePreferences";
import type { RunPhase, TypingRun, Figures } from "./TypingRun";
import { useStore } from "../platform/useStore";
import { watchIdle } from "../platform/watchIdle";

/** As the server rendered it. */
const atFirst = (): RunPhase => "waiting";

/** Whether a run waits for its first key, is in progress or is over; renders only when that changes. */
export function useRunPhase(run: Pick<TypingRun, "phase" | "onPhase">): RunPhase {
  const read = (): RunPhase => run.phase;
  return useSyncExternalStore(run.onPhase, read, atFirst);
}

/** The figures of a run in progress; renders at most once a second. */
export function useLiveFigures(run: TypingRun): Figures {
  return useStore(run.live);
}

/**
 * Stops a practice run after 10 s without activity, or as long as the user has chosen; a race continues. Returns
 * whether it is about to.
 */
export function useIdleStop(run: TypingRun): boolean {
  const phase = useRunPhase(run);
  const seconds = idleSeconds(usePreferences());
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    if (phase !== "running" || seconds === Infinity) return;
    const { restart, stop } = watchIdle(() => run.stop("idle"), seconds * 1000, setEnding);
    const unlisten = run.onChange(restart);
    return () => {
      unlisten();
      stop();
      setEnding(false);
    };
  }, [run, phase, seconds]);
  return isEnding;
}

/** Sets `data-typing="true"` on the document's element while the user types, so that the rest of the page can fade. */
export function markTyping(isTyping: boolean): void {
  const { dataset } = document.documentElement;
  if (isTyping) dataset["typing"] ??= "true";
  else delete dataset["typing"];
}

/**
 * Marks the document while the user types a run, see {@link markTyping}. The mark is removed when the mouse moves, at
 * the end of the run and with the component, and set again with the next key. `data-line="open"` stays from the first
 * key to the end of the run, to defer interruptions.
 */
export function useTypingMark(run: Pick<TypingRun, "phase" | "onChange" | "onPhase">): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const follow = (): void => {
      markTyping(run.phase === "running");
      if (run.phase === "running") dataset["line"] = "open";
      else delete dataset["line"];
    };
    const onMove = (event: MouseEvent): void => {
      // Browsers also send mouse moves when the page scrolls under the mouse.
      if (event.movementX !== 0 || event.movementY !== 0) markTyping(false);
    };
    const unlisten = run.onChange(follow);
    const unlistenPhase = run.onPhase(follow);
    document.addEventListener("mousemove", onMove);
    // The user may have started before hydration.
    if (run.phase === "running") follow();
    return () => {
      unlisten();
      unlistenPhase();
      document.removeEventListener("mousemove", onMove);
      markTyping(false);
      delete dataset["line"];
    };
  }, [run]);
}
