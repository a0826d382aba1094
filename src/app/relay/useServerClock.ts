import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { sampleServerClock } from "./serverClock";

const RESAMPLE_MS = 60_000;

/** Who waits longer for the clock would miss the start: then this computer's own clock has to do. */
const LONGEST_WAIT_MS = 2_000;

/** Keeps the server's clock known while the page is open. True once it is, or cannot be. */
export function useServerClock(): boolean {
  const environment = useRelayEnvironment();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const ready = (): void => setReady(true);
    const sample = () => sampleServerClock(environment).catch(() => undefined);
    void sample().then(ready);
    const patience = setTimeout(ready, LONGEST_WAIT_MS);
    const timer = setInterval(() => void sample(), RESAMPLE_MS);
    return () => {
      clearTimeout(patience);
      clearInterval(timer);
    };
  }, [environment]);
  return isReady;
}
