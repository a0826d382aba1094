import { useSyncExternalStore } from "react";
import type { Figures } from "./LiveFigures";
import type { TypingRun } from "./TypingRun";

/** The figures of a run in progress; renders at most once a second. */
export function useLiveFigures(run: TypingRun): Figures {
  return useSyncExternalStore(run.live.subscribe, run.live.read, run.live.read);
}
