import type { RaceEvent, RaceState } from "../../engine/race/RaceState";

/** Shorter gaps between events are no outage, in ms. */
const LEAST_MS = 1_000;

/**
 * When a race's log could last not be written, by the clock of races, so that batches which waited for it are not held
 * against their racers.
 */
export class LogOutage {
  #from = 0;
  #until = 0;
  #isOn = false;

  /** The log is away. @param lastAt when its last event happened. */
  begin(lastAt: number): void {
    if (!this.#isOn) this.#from = this.#until = lastAt;
    this.#isOn = true;
  }

  /** The log is there again. */
  end(at: number): void {
    if (this.#isOn) this.#until = at;
    this.#isOn = false;
  }

  /** An outage that is over. */
  add(from: number, until: number): void {
    this.begin(from);
    this.end(until);
  }

  /** These events, batches with the outage that they waited for. */
  explain(state: RaceState, events: readonly RaceEvent[], now: number): readonly RaceEvent[] {
    const until = this.#isOn ? now : this.#until;
    return events.map((event) => {
      if (event.kind !== "typed") return event;
      const arrivedAfter = state.racers.find(({ id }) => id === event.racerId)?.arrival.arrivedAfter ?? 0;
      const outageMs = Math.round(until - Math.max(this.#from, (state.startsAt ?? 0) + arrivedAfter));
      return outageMs > LEAST_MS ? { ...event, outageMs } : event;
    });
  }

  /** Whether the log is away as far as is known: what is decided now may be the first that it takes again. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether there was one. */
  get isKnown(): boolean {
    return this.#isOn || this.#until > 0;
  }
}
