import type { RaceEvent } from "../../engine/race/RaceEvent";

/**
 * Where races live: one ordered, append-only log of events for each. Everything else about a race is a fold of it.
 */
export type RaceLog = {
  /** Adds events to the end, in this order, and tells all watchers. */
  append(code: string, events: readonly RaceEvent[]): void;
  /** Calls back with every event: first those there are, then each new one. The returned function stops it. */
  watch(code: string, listener: (event: RaceEvent) => void): () => void;
  /** Forgets a race. */
  drop(code: string): void;
};
