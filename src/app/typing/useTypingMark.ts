import { useEffect } from "react";
import type { TypingRun } from "./TypingRun";

/**
 * Puts `data-typing="true"` on the document's element while somebody types, so that the rest of the page can fade. It
 * goes when the mouse moves,
 * at the end of the run and with the component, and comes back with the next key. `data-line="open"` stays from the
 * first key to the end of the run: what would
 * interrupt it waits.
 */
export function useTypingMark(run: Pick<TypingRun, "phase" | "onChange" | "onPhase">): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let isMarked = false;
    const mark = (isTyping: boolean): void => {
      if (isMarked === isTyping) return;
      isMarked = isTyping;
      if (isTyping) dataset["typing"] = "true";
      else delete dataset["typing"];
    };
    const follow = (): void => {
      mark(run.phase === "running");
      if (run.phase === "running") dataset["line"] = "open";
      else delete dataset["line"];
    };
    const onMove = (event: MouseEvent): void => {
      // Browsers also tell of a move when the page moves under a mouse that stands still.
      if (event.movementX !== 0 || event.movementY !== 0) mark(false);
    };
    const unlisten = run.onChange(follow);
    const unlistenPhase = run.onPhase(follow);
    document.addEventListener("mousemove", onMove);
    // Somebody may have begun before the page was alive.
    if (run.phase === "running") follow();
    return () => {
      unlisten();
      unlistenPhase();
      document.removeEventListener("mousemove", onMove);
      mark(false);
      delete dataset["line"];
    };
  }, [run]);
}
