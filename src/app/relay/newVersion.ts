const listeners = new Set<() => void>();
let isAvailable = false;

/** Whether the server has refused a document of this page as unknown: it has left this page's release behind. */
export function isNewVersionAvailable(): boolean {
  return isAvailable;
}

/** Both doors tell here that the server no longer knows a document. */
export function tellNewVersion(): void {
  isAvailable = true;
  for (const listener of listeners) listener();
}

/** Calls the listener when a new version is known of. Returns the way to stop. */
export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
