let started: Promise<void> | undefined;

/**
 * Loads Sentry and starts it, once. Rejects when its code cannot be fetched: then nothing is reported, and the page is
 * whole all the same.
 */
export function loadSentry(dsn: string): Promise<void> {
  return (started ??= import("./startSentry").then(({ startSentry }) => startSentry(dsn)));
}
