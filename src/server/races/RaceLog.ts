import type { RaceEvent, RaceState } from "../../engine/race/RaceState";
import type { RaceCommand, RaceDecision } from "../../engine/race/decideRace";
import { nextTickAt } from "../../engine/race/decideTick";
import { raceLimits } from "../../engine/race/raceLimits";

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
 * so that many processes make one order without a leader. What is asked rejects with ServiceUnavailableError while the place where
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
    outlook: RaceIndexEntry | null,
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

type Entry = {
  readonly events: RaceEvent[];
  readonly followers: Set<RaceFollower>;
  position: number;
  expiry: NodeJS.Timeout | null;
};

/** Race logs of one process: gone when it ends. */
export class MemoryRaceLog implements RaceLog {
  readonly isShared = false;
  readonly #races = new Map<string, Entry>();
  readonly #lists = new Map<string, Set<string>>();

  append(code: string, after: number, events: readonly RaceEvent[], outlook: RaceIndexEntry | null): boolean {
    const race = this.#races.get(code) ?? { events: [], followers: new Set(), position: 0, expiry: null };
    if (race.position !== after) return false;
    if (events.length === 0) return this.#races.has(code);
    this.#races.set(code, race);
    for (const event of events) race.events.push(event);
    race.position += 1;
    if (outlook) this.#note(code, race, outlook);
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

  #note(code: string, race: Entry, { isOver, keptMs, list, isListed }: RaceIndexEntry): void {
    if (list !== null) {
      const codes = this.#lists.get(list) ?? new Set();
      if (isListed) this.#lists.set(list, codes.add(code));
      else this.#leave(list, codes, code);
    }
    if (isOver) race.expiry ??= setTimeout(() => this.drop(code), keptMs).unref();
  }

  #leave(name: string, codes: Set<string>, code: string): void {
    if (codes.delete(code) && codes.size === 0) this.#lists.delete(name);
  }
}

/** A command, or what to ask for in the state that it will meet: when others were quicker, it is decided anew. */
export type RoomCommand = RaceCommand | ((state: RaceState) => RaceCommand);

/** What came of a command; a race may also be gone. */
export type RoomDecision = RaceDecision | { readonly refused: "RACE_NOT_FOUND" };

/** A command on its way through a room. It makes a promise only where its outcome is not there at once. */
export class WaitingCommand {
  readonly command: RoomCommand;
  #settled: { readonly decision: RoomDecision } | { readonly error: unknown } | null = null;
  #later: { readonly resolve: (decision: RoomDecision) => void; readonly reject: (error: unknown) => void } | null =
    null;

  constructor(command: RoomCommand) {
    this.command = command;
  }

  resolve(decision: RoomDecision): void {
    this.#settled = { decision };
    this.#later?.resolve(decision);
  }

  reject(error: unknown): void {
    this.#settled = { error };
    this.#later?.reject(error);
  }

  /** What came of it, at once where it is there. To be asked once. */
  outcome(): RoomDecision | Promise<RoomDecision> {
    const settled = this.#settled;
    if (settled === null) return new Promise((resolve, reject) => (this.#later = { resolve, reject }));
    return "error" in settled ? Promise.reject(settled.error) : settled.decision;
  }
}

/** Redis writes to its disk every second, and at most two later when the disk is slow. Somewhat longer, in ms. */
export const RECENT_MS = 4_000;

type Recent = { readonly position: number; readonly text: string; readonly at: number };

/**
 * The last entries of a race's stream. They are forgotten when newer ones come, not by time alone: a Redis that is away
 * comes back as it was when it went.
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
   * The texts of everything after a position; null when that is not remembered, or is older than `since` (of
   * performance.now).
   */
  after(position: number, since: number): readonly string[] | null {
    const first = this.#entries.findIndex((entry) => entry.position === position + 1 && entry.at >= since);
    return first < 0 ? null : this.#entries.slice(first).map(({ text }) => text);
  }
}

/**
 * A batch of keystrokes in as few characters as can be: nine of ten events of a race are such. Moment, racer, batch,
 * keystrokes; and the outage before it, where there was one.
 */
type WrittenBatch = readonly [number, string, number, string] | readonly [number, string, number, string, number];

/** Events as text. */
export function writeEvents(events: readonly RaceEvent[]): string {
  return JSON.stringify(events.map(write));
}

/** What {@link writeEvents} wrote. */
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

/** What is to be known of a race by those who have not read its log. */
export type RaceIndexEntry = {
  /** When time alone brings something next, in ms of the races' clock; null: never. */
  readonly dueAt: number | null;
  readonly isOver: boolean;
  /** How long it is kept from now on, in ms. */
  readonly keptMs: number;
  /** The one list that it may stand in; null for a race that only its code leads to. */
  readonly list: string | null;
  readonly isListed: boolean;
};

/** The list of open races. */
export const BOARD_LIST = "board";

/**
 * A race may stand so long without an event, in ms, before it is forgotten. Whoever has it open says that it is still
 * wanted.
 */
export const OPEN_MS = 7_200_000;

/** So long after the end of a race its places are written, in ms; else another process does it. */
const PLACES_MS = 10_000;

export function raceOutlook(state: RaceState): RaceIndexEntry {
  const { phase, settings, endedAt } = state;
  const isOver = phase === "FINISHED" || phase === "CANCELLED";
  const { group, visibility } = settings;
  const list = group === null ? (visibility === "OPEN" ? BOARD_LIST : null) : groupList(group.id);
  return {
    dueAt: phase === "FINISHED" && endedAt !== null ? endedAt + PLACES_MS : nextTickAt(state),
    isOver,
    keptMs: isOver ? raceLimits.keptMs : OPEN_MS,
    list,
    isListed: group !== null || phase === "LOBBY",
  };
}

/** The name of the list of a group's races. */
export function groupList(groupId: string): string {
  return `group:${groupId}`;
}
