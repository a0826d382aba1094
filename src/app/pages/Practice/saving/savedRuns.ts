const listeners = new Set<() => void>();

/** The keeper tells here that the server has taken a run: lists of results that are on screen lack it. */
export function tellRunSaved(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after each run that was saved. Returns the way to stop. */
export function subscribeToSavedRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
