import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { subscribeToToken } from "../../relay/sessionToken";
import { LEARNING_KEY, UNSAVED_RUNS_KEY } from "./UnsavedRun";

/**
 * Saves the runs that an earlier visit could not save: when the page starts, and when the connection is back. Its code
 * is only loaded if there are any.
 */
export function useUnsavedRuns(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const save = (): void => {
      if (getConnectionState() === "online" && readText() !== null)
        import("./saveRun").then(({ saveUnsavedRuns }) => saveUnsavedRuns(environment)).catch(() => undefined);
    };
    save();
    return subscribeToConnectionState(save);
  }, [environment]);
}

// After signing out, runs of guests and what practice has learned must not go to the next user's account. Runs of a
// member stay stored for that member.
if (typeof window !== "undefined") {
  subscribeToToken((change) => {
    if (change !== "lost") return;
    retainOnly(isOfMember);
    forget(LEARNING_KEY);
  });
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Null also if the browser forbids storage. */
function readText(): string | null {
  try {
    return localStorage.getItem(UNSAVED_RUNS_KEY);
  } catch {
    return null;
  }
}

function retainOnly(isToStay: (run: unknown) => boolean): void {
  const text = readText();
  if (text === null) return;
  try {
    const runs: unknown = JSON.parse(text);
    const left = Array.isArray(runs) ? runs.filter(isToStay) : [];
    localStorage.removeItem(UNSAVED_RUNS_KEY);
    if (left.length > 0) localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify(left));
  } catch {
    localStorage.removeItem(UNSAVED_RUNS_KEY);
  }
}

function isOfMember(run: unknown): boolean {
  return typeof run === "object" && run !== null && "account" in run;
}
