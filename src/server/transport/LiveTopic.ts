/**
 * Something that watchers follow. What each of them gets is the same, so it is executed and written once for all:
 * nothing in it may depend on who watches.
 */
export type LiveTopic = {
  /** The value as it is now: the root that the subscription's field resolves; null when it is gone. */
  current(): object | null;
  /** Calls back after each change, until the returned function is called. */
  watch(changed: () => void): () => void;
  /** Shortest time between two values, in ms. Changes meanwhile are one. */
  readonly intervalMs: number;
  /** A watcher came; the returned function is called when they go. For presence. */
  attend?(userId: string): () => void;
};
