import type { RaceEvent } from "../../engine/race/RaceState";
import type { RaceFollower, RaceHistory, RaceIndexEntry, RaceLog } from "./RaceLog";

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
