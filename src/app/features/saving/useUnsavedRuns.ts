import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { subscribeToToken } from "../../relay/sessionToken";
import { LEARNING_KEY, KEPT_RUNS_KEY } from "./storageKeys";

/**
 * Saves what an earlier visit could not, or a page that is closed by now: once the page is there, and when the server
 * is back. What does so is loaded only where something waits.
 */
export function useKeptRuns(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const save = (): void => {
      if (getConnectionState() === "online" && readText() !== null)
        import("./saveQueue").then(({ saveKeptRuns }) => saveKeptRuns(environment)).catch(() => undefined);
    };
    save();
    return subscribeToConnectionState(save);
  }, [environment]);
}

// Who signs out leaves nothing behind that the next person's account would get: what belongs to a member stays for
// them. On the server nobody does.
if (typeof window !== "undefined") {
  subscribeToToken((change) => {
    if (change !== "lost") return;
    keepOnly(ofMember);
    forget(LEARNING_KEY);
  });
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing is there.
  }
}

/** Null as well where the browser forbids storage. */
function readText(): string | null {
  try {
    return localStorage.getItem(KEPT_RUNS_KEY);
  } catch {
    return null;
  }
}

function keepOnly(isToStay: (run: unknown) => boolean): void {
  const text = readText();
  if (text === null) return;
  try {
    const runs: unknown = JSON.parse(text);
    const left = Array.isArray(runs) ? runs.filter(isToStay) : [];
    localStorage.removeItem(KEPT_RUNS_KEY);
    if (left.length > 0) localStorage.setItem(KEPT_RUNS_KEY, JSON.stringify(left));
  } catch {
    localStorage.removeItem(KEPT_RUNS_KEY);
  }
}

function ofMember(run: unknown): boolean {
  return typeof run === "object" && run !== null && "account" in run;
}
