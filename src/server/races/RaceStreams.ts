import type { RaceIndexEntry } from "./RaceLog";

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
  /** @returns stops it. */
  listen(listener: StreamListener): () => void;
};
