import { useSyncExternalStore } from "react";
import { today } from "./today";

const LOOK_EVERY_MS = 30_000;

/** The day that it is on this host, also after midnight. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
