import { useSyncExternalStore } from "react";
import { getWatched, subscribeToWatched } from "../../../relay/coachWatching";
import { useLiveReporter } from "./useLiveReporter";
import { usePresence } from "./usePresence";

const nobody = (): boolean => false;

/**
 * While a coach watches, tells them what is typed here and whether somebody is there; without one, nothing leaves this
 * computer. Shows nothing.
 */
export function LiveReporting() {
  const isWatched = useSyncExternalStore(subscribeToWatched, getWatched, nobody);
  useLiveReporter(isWatched);
  usePresence(isWatched);
  return null;
}
