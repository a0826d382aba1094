import type { ShownRun } from "./ShownRun";

const listeners = new Set<() => void>();
let current: ShownRun | null = null;

/** The run on the screen; null where nothing is typed. */
export function getCurrentRun(): ShownRun | null {
  return current;
}

/** Calls the listener when another run comes onto the screen, or none is there any more. Returns the way to stop. */
export function subscribeToCurrentRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For the surfaces that are typed into (`useShownRun`), and nobody else. Returns the way to take the run off the
 * screen.
 */
export function showRun(run: ShownRun): () => void {
  put(run);
  return () => {
    if (current === run) put(null);
  };
}

function put(run: ShownRun | null): void {
  current = run;
  for (const listener of listeners) listener();
}
