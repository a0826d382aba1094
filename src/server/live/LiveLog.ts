import type { LiveEvent } from "./LiveEvent";

/**
 * Carries what happens live to every process that shows it, in one order for each person. Nothing is kept: a run that a process does not know from its beginning
 * is asked for again, from its beginning.
 */
export type LiveLog = {
  append(event: LiveEvent): void;
  /** Calls back with every event from now on. The returned function stops it. */
  watch(listener: (event: LiveEvent) => void): () => void;
};
