import { type RaceEvent, type RaceState, isOver, raceLimits } from "../../engine/race/RaceState";
import { nextTickAt } from "../../engine/race/decideTick";

/** What of the storage of races has failed, in the eyes of this process. */
export type RaceLosses = {
  /** Parts of a cluster that do not respond while others do: of 128, each node has its share. */
  readonly failingParts: number;
  /** Races that this process had open and that were called off, since it started. */
  readonly calledOff: number;
};

export const noLosses: RaceLosses = { failingParts: 0, calledOff: 0 };

/** The log of a race at the moment when a follower starts. */
export type RaceHistory = {
  readonly events: readonly RaceEvent[];
  readonly position: number;
  /** Stops following. */
  stop(): void;
};

/** A follower of a race gets all events appended from then on, by any process, in order and once each. */
export type RaceFollower = {
  /** @param position of the log after these events. */
  appended(events: readonly RaceEvent[], position: number): void;
  /** The race no longer exists. No more calls follow. */
  gone(): void;
};

/**
 * Where races are stored: one ordered, append-only log of events per race. All other state of a race is a fold of it.
 * Each append names the position it has folded up to, so that several processes agree on one order without a leader.
 * Calls reject with ServiceUnavailableError while the storage is unreachable.
 */
export type RaceLog = {
  /** Whether other processes append too, so that the state in this process may be behind. */
  readonly isShared: boolean;
  /**
   * Appends events in one step if the log is at position `after`; 0 creates a race. When it resolves, all followers,
   * including the caller's own, have received the events, also those of other processes if it was refused because of
   * them. Without events it only checks whether `after` is still the end.
   * @param indexEntry the race's index entry after these events; null if it has not changed.
   * @returns whether the log was at that position.
   */
  append(
    code: string,
    after: number,
    events: readonly RaceEvent[],
    indexEntry: RaceIndexEntry | null,
  ): boolean | Promise<boolean>;
  /**
   * Follows a race.
   * @param begin gets the current log; the follower it returns then gets every later event.
   * @returns false when the race does not exist.
   */
  follow(code: string, begin: (history: RaceHistory) => RaceFollower): boolean | Promise<boolean>;
  /** The codes in a list named by index entries, newest first. */
  list(name: string): readonly string[] | Promise<readonly string[]>;
  /** Races with an event that was due before this time and that no process has appended. */
  overdue(before: number): readonly string[] | Promise<readonly string[]>;
  /** Corrects when the next event by time is due; null: never. */
  setDue(code: string, at: number | null): void | Promise<void>;
  /** Whether a race with this code could not be made now, while one with another code could. Default: no. */
  isFailing?(code: string): boolean;
  /** Whether a part of what stores races responds, though another may not. Default: no. */
  respondsInPart?(): boolean;
  /** Default: nothing has failed. */
  losses?(): RaceLosses;
  /** Deletes a race. */
  drop(code: string): void | Promise<void>;
  close(): void;
};

/** What is known about a race without reading its log. */
export type RaceIndexEntry = {
  /** When the next event by time is due, in ms of the races' clock; null: never. */
  readonly dueAt: number | null;
  readonly isOver: boolean;
  /** How long it is kept from now on, in ms. */
  readonly ttlMs: number;
  /** The one list that can contain it; null for a race that can only be found by its code. */
  readonly list: string | null;
  readonly isListed: boolean;
};

/** The list of open races. */
export const BOARD_LIST = "board";

/** A race without events for this long, in ms, is deleted. Processes that have it open keep it alive. */
export const OPEN_MS = 7_200_000;

/** The places are written within this time after the end of a race, in ms; otherwise another process does it. */
const PLACES_MS = 10_000;

export function toIndexEntry(state: RaceState): RaceIndexEntry {
  const { phase, settings, endedAt } = state;
  const ended = isOver(state);
  const { group, visibility } = settings;
  const list = group === null ? (visibility === "OPEN" ? BOARD_LIST : null) : groupList(group.id);
  return {
    dueAt: phase === "FINISHED" && endedAt !== null ? endedAt + PLACES_MS : nextTickAt(state),
    isOver: ended,
    ttlMs: ended ? raceLimits.retentionMs : OPEN_MS,
    list,
    isListed: group !== null || phase === "LOBBY",
  };
}

/** The name of the list of a group's races. */
export function groupList(groupId: string): string {
  return `group:${groupId}`;
}

type Entry = {
  readonly events: RaceEvent[];
  readonly followers: Set<RaceFollower>;
  position: number;
  expiry: NodeJS.Timeout | null;
};

/** Race logs of a single process, which are lost when it ends. */
export class MemoryRaceLog implements RaceLog {
  readonly isShared = false;
  readonly #races = new Map<string, Entry>();
  readonly #lists = new Map<string, Set<string>>();

  append(code: string, after: number, events: readonly RaceEvent[], indexEntry: RaceIndexEntry | null): boolean {
    const race = this.#races.get(code) ?? { events: [], followers: new Set(), position: 0, expiry: null };
    if (race.position !== after) return false;
    if (events.length === 0) return this.#races.has(code);
    this.#races.set(code, race);
    for (const event of events) race.events.push(event);
    race.position += 1;
    if (indexEntry) this.#note(code, race, indexEntry);
    for (const follower of race.followers) follower.appended(events, race.position);
    return true;
  }

  follow(code: string, begin: (history: RaceHistory) => RaceFollower): boolean {
    const race = this.#races.get(code);
    if (!race) return false;
    const follower = begin({
      events: [...race.events],
      position: race.position,
      stop: () => race.followers.delete(follower),
    });
    race.followers.add(follower);
    return true;
  }

  list(name: string): readonly string[] {
    return [...(this.#lists.get(name) ?? [])].toReversed();
  }

  overdue(): readonly string[] {
    return [];
  }

  setDue(): void {}

  drop(code: string): void {
    const race = this.#races.get(code);
    if (!race) return;
    this.#races.delete(code);
    if (race.expiry) clearTimeout(race.expiry);
    for (const [name, codes] of this.#lists) this.#leave(name, codes, code);
    for (const follower of race.followers) follower.gone();
  }

  close(): void {
    for (const { expiry } of this.#races.values()) if (expiry) clearTimeout(expiry);
  }

  #note(code: string, race: Entry, { isOver: ended, ttlMs, list, isListed }: RaceIndexEntry): void {
    if (list !== null) {
      const codes = this.#lists.get(list) ?? new Set();
      if (isListed) this.#lists.set(list, codes.add(code));
      else this.#leave(list, codes, code);
    }
    if (ended) race.expiry ??= setTimeout(() => this.drop(code), ttlMs).unref();
  }

  #leave(name: string, codes: Set<string>, code: string): void {
    if (codes.delete(code) && codes.size === 0) this.#lists.delete(name);
  }
}
