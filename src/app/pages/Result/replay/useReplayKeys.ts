import { type RefObject, useEffect } from "react";
import type { ReplayPlayer } from "./ReplayPlayer";

/** How far an arrow goes, in ms. */
const STEP_MS = 1000;

/**
 * Keys of a replay, wherever in it the focus is: space plays and pauses, arrows go a second on and back. What a control
 * does with a key by itself stays its own.
 */
export function useReplayKeys(replay: RefObject<HTMLElement | null>, player: ReplayPlayer): void {
  useEffect(() => {
    const element = replay.current;
    const press = (event: KeyboardEvent): void => pressKey(event, player);
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [replay, player]);
}

function pressKey(event: KeyboardEvent, player: ReplayPlayer): void {
  const { key, target } = event;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey ||
    !(target instanceof HTMLElement) ||
    target.matches("input[type=radio]")
  )
    return;
  if (key === " " && !target.matches("button")) {
    event.preventDefault();
    player.toggle();
  }
  const step = { ArrowLeft: -STEP_MS, ArrowRight: STEP_MS }[key];
  if (step !== undefined && !target.matches("input[type=range]")) {
    event.preventDefault();
    player.seek(player.run.timeMs + step);
  }
}
