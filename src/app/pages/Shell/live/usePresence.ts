import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useIdle } from "../../../platform/watchIdle";
import { useConnectionState } from "../../../relay/connectionState";
import { reportPresence } from "./reportPresence";

/** Tells whoever watches when nobody sits at this page any more, and when somebody does again. */
export function usePresence(isWatched: boolean): void {
  const environment = useRelayEnvironment();
  const isAway = useIdle();
  const isOnline = useConnectionState() === "online";
  // Whoever comes to watch, or hears of this page anew, takes it that somebody is there.
  const told = useRef(false);
  useEffect(() => {
    if (!isWatched || !isOnline) told.current = false;
    else if (isAway !== told.current) {
      told.current = isAway;
      reportPresence(environment, isAway);
    }
  }, [environment, isWatched, isOnline, isAway]);
}
