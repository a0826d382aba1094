import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { subscribeToToken } from "../../../relay/sessionToken";
import { LEARNING_KEY } from "../learningKey";
import { KEPT_RUNS_KEY } from "./keptRunsKey";

/** Saves what an earlier visit could not, once the page is there. What does so is loaded only where something waits. */
export function useKeptRuns(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (hasKeptRuns()) import("./resultKeeper").then(({ saveKeptRuns }) => saveKeptRuns(environment)).catch(() => undefined);
  }, [environment]);
}

// Who signs out leaves nothing behind that the next person's account would get. On the server nobody does.
if (typeof window !== "undefined") {
  subscribeToToken((change) => {
    if (change === "lost") forget(KEPT_RUNS_KEY, LEARNING_KEY);
  });
}

function forget(...keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing is there.
  }
}

function hasKeptRuns(): boolean {
  try {
    return localStorage.getItem(KEPT_RUNS_KEY) !== null;
  } catch {
    return false;
  }
}
