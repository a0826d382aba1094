import type { RaceEvent } from "../../engine/race/RaceEvent";
import type { RaceLog } from "./RaceLog";

type Entry = { readonly events: RaceEvent[]; readonly listeners: Set<(event: RaceEvent) => void> };

/** Race logs of one process: gone when it ends. */
export class MemoryRaceLog implements RaceLog {
  readonly #races = new Map<string, Entry>();

  append(code: string, events: readonly RaceEvent[]): void {
    const race = this.#entry(code);
    for (const event of events) {
      race.events.push(event);
      for (const listener of race.listeners) listener(event);
    }
  }

  watch(code: string, listener: (event: RaceEvent) => void): () => void {
    const race = this.#entry(code);
    race.events.forEach(listener);
    race.listeners.add(listener);
    return () => race.listeners.delete(listener);
  }

  drop(code: string): void {
    this.#races.delete(code);
  }

  #entry(code: string): Entry {
    const known = this.#races.get(code);
    if (known) return known;
    const made: Entry = { events: [], listeners: new Set() };
    this.#races.set(code, made);
    return made;
  }
}
