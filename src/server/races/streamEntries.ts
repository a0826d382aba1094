import type { RaceEvent } from "../../engine/race/RaceState";

/** Redis writes to disk every second, or up to two seconds later if the disk is slow. This is a bit longer, in ms. */
export const RECENT_MS = 4_000;

type Recent = { readonly position: number; readonly text: string; readonly at: number };

/**
 * The last entries of a race's stream. Old entries are dropped when newer ones arrive and not by time alone, because a
 * Redis that was unreachable comes back in its old state.
 */
export class RecentEntries {
  #entries: Recent[] = [];

  add(position: number, text: string): void {
    const now = performance.now();
    this.#entries.push({ position, text, at: now });
    const old = this.#entries.findIndex(({ at }) => now - at < RECENT_MS);
    if (old > this.#entries.length / 2) this.#entries = this.#entries.slice(old);
  }

  /**
   * The texts of all entries after a position; null when they are not all kept, or when one is older than `since` (of
   * performance.now).
   */
  after(position: number, since: number): readonly string[] | null {
    const first = this.#entries.findIndex((entry) => entry.position === position + 1 && entry.at >= since);
    return first < 0 ? null : this.#entries.slice(first).map(({ text }) => text);
  }
}

/**
 * A batch of keystrokes in as few characters as possible, because nine of ten events of a race are batches: time,
 * racer, batch, keystrokes, and the outage before it, if any.
 */
type WrittenBatch = readonly [number, string, number, string] | readonly [number, string, number, string, number];

/** Serializes events. */
export function writeEvents(events: readonly RaceEvent[]): string {
  return JSON.stringify(events.map(write));
}

/** Parses what {@link writeEvents} wrote. */
export function readEvents(text: string): readonly RaceEvent[] {
  const written: readonly (RaceEvent | WrittenBatch)[] = JSON.parse(text);
  return written.map((event) => ("kind" in event ? event : typed(event)));
}

function write(event: RaceEvent): RaceEvent | WrittenBatch {
  if (event.kind !== "typed") return event;
  const { at, racerId, batch, keystrokes, outageMs } = event;
  return outageMs === undefined ? [at, racerId, batch, keystrokes] : [at, racerId, batch, keystrokes, outageMs];
}

function typed([at, racerId, batch, keystrokes, outageMs]: WrittenBatch): RaceEvent {
  const event = { at, kind: "typed", racerId, batch, keystrokes } as const;
  return outageMs === undefined ? event : { ...event, outageMs };
}
