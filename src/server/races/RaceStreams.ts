import type { RaceIndexEntry, RaceLosses } from "./RaceLog";
import type { RaceEvent } from "../../engine/race/RaceState";

/** An entry of a race's stream: its id, and the events of one append as text. */
export type WrittenEntry = readonly [id: string, text: string];

/**
 * The outcome of an append. "gone": the race does not exist. "taken": it exists, but the caller wanted to create it.
 * "behind": others appended first, with what the caller has not seen and the stream's last id.
 */
export type AppendAnswer = readonly ["ok" | "gone" | "taken"] | readonly ["behind", readonly WrittenEntry[], string];

export type AppendRequest = {
  readonly code: string;
  /** Last id that the caller knows; "" before the first. */
  readonly after: string;
  /** The id to append; "" to only check. */
  readonly id: string;
  readonly text: string;
  /** Null if it has not changed. */
  readonly indexEntry: RaceIndexEntry | null;
};

export type StreamListener = {
  /** Somebody appended to a race that is subscribed to: `{id} {text}`, or "gone". */
  received(code: string, message: string): void;
  /** Messages may have been missed: about this race, or (null) any. */
  missed(code: string | null): void;
  /** A race is called off, because what stores it has failed. */
  lost(code: string): void;
};

/**
 * Where the streams of races are, shared by processes: in Redis, or in the primary process of this computer. All calls
 * reject while that is unreachable; callers of StreamRaceLog get a ServiceUnavailableError for it.
 */
export type RaceStreams = {
  /** Appends in one step if the stream ends at `after`, publishes the entry, and updates the index entry. */
  append(request: AppendRequest): Promise<AppendAnswer>;
  exists(code: string): Promise<boolean>;
  /** All entries; none when the race does not exist. */
  read(code: string): Promise<readonly WrittenEntry[]>;
  subscribe(code: string): Promise<unknown>;
  unsubscribe(code: string): void;
  /** The codes in a list, newest first, without those that are gone. */
  list(name: string): Promise<readonly string[]>;
  overdue(before: number): Promise<readonly string[]>;
  setDue(code: string, at: number | null): Promise<unknown>;
  drop(code: string): Promise<unknown>;
  /** Appends entries that were lost, if the stream still ends at `end` ("" for none). */
  restore(code: string, end: string, lost: readonly WrittenEntry[]): Promise<unknown>;
  /** Entries that are newer than this may have been lost, in ms of performance.now; Infinity: none can have been. */
  mayHaveLostSince(code: string): number;
  /** Whether what stores this race does not respond, while races elsewhere go on. Default: no. */
  isFailing?(code: string): boolean;
  /** Whether a part of it responds, though another may not. Default: no. */
  respondsInPart?(): boolean;
  /** Default: nothing has failed. */
  losses?(): RaceLosses;
  /** @returns stops it. */
  listen(listener: StreamListener): () => void;
};

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
