const listeners = new Set<() => void>();
let isWatched = false;

/**
 * Whether a coach watches what the viewer types, now. Without it nothing of a run leaves this computer before its end.
 */
export function getWatched(): boolean {
  return isWatched;
}

/** Says whether somebody watches. For what follows the news of one's groups. */
export function setWatched(value: boolean): void {
  if (value === isWatched) return;
  isWatched = value;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
