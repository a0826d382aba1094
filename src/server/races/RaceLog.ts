import type { RaceEvent } from "../../engine/race/RaceState";
import type { RaceOutlook } from "./raceOutlook";

/** A race's log as it is when somebody begins to follow it. */
export type RaceHistory = {
  readonly events: readonly RaceEvent[];
  readonly position: number;
  /** Ends the following. */
  stop(): void;
};

/** Who follows a race hears of everything that is appended from then on: in order, each once, whoever appended it. */
export type RaceFollower = {
  /** @param position where the log stands with these. */
  appended(events: readonly RaceEvent[], position: number): void;
  /** There is no such race any more. Nothing follows. */
  gone(): void;
};

/**
 * Where races live: one ordered, append-only log of events for each. Everything else about a race is a fold of it.
 * Whoever appends says how far they have folded,
 * so that many processes make one order without a leader. What is asked rejects with TryAgain while the place where
 * logs are is away.
 */
export type RaceLog = {
  /** Whether other processes append too, so that what this one has folded may be old. */
  readonly isShared: boolean;
  /**
   * Adds events to the end, as one step, if it is at the position `after`; 0 begins a race. Followers, those of the
   * caller among them, have been told when it is done: also of what
   * others have appended, where it is refused for that. Without events it only looks whether `after` is still the end.
   * @param outlook what else is to be known of the race with these events; null where it is as it was.
   * @returns whether the log was at that position.
   */
  append(
    code: string,
    after: number,
    events: readonly RaceEvent[],
    outlook: RaceOutlook | null,
  ): boolean | Promise<boolean>;
  /**
   * Follows a race.
   * @param begin gets the log as it is; nothing is missing between it and what the follower hears first.
   * @returns false when there is no such race.
   */
  follow(code: string, begin: (history: RaceHistory) => RaceFollower): boolean | Promise<boolean>;
  /** The codes in a list that outlooks name, newest first. */
  list(name: string): readonly string[] | Promise<readonly string[]>;
  /** Races for which time has brought something before this moment, and nobody did it. */
  overdue(before: number): readonly string[] | Promise<readonly string[]>;
  /** Corrects when time brings something next; null: never. */
  setDue(code: string, at: number | null): void | Promise<void>;
  /** Forgets a race. */
  drop(code: string): void | Promise<void>;
  close(): void;
};
