import type { Database } from "../database/Database";
import { racePlaces } from "../../engine/race/racePlaces";
import { racerRun } from "../../engine/race/racerRun";
import type { RaceState } from "../../engine/race/RaceState";
import { keepRaceResult } from "../results/keepRaceResult";
import { setRacePlaces } from "../results/setRacePlaces";

/** Names a race for ever, although its code may come again one day. */
export function raceKey(state: RaceState): string {
  return `${state.settings.code}:${state.createdAt}`;
}

/** Keeps the results of races, each once. */
export class RaceResults {
  readonly #database: Database;
  readonly #timeZone: string;
  readonly #onError: (error: unknown) => void;
  readonly #kept = new Map<string, Promise<void>>();
  readonly #underWay = new Set<Promise<void>>();

  /** @param onError hears of places that could not be written; results that could not be kept reject instead. */
  constructor(database: Database, timeZone: string, onError: (error: unknown) => void) {
    this.#database = database;
    this.#timeZone = timeZone;
    this.#onError = onError;
  }

  /**
   * Resolves once the racer's result is committed; several calls keep it once. Who has not finished has none.
   * @throws when the database refuses; the next call tries again.
   */
  keep(state: RaceState, racerId: string): Promise<void> {
    const key = `${raceKey(state)}:${racerId}`;
    const keeping = this.#kept.get(key) ?? this.#keep(state, racerId);
    this.#kept.set(key, keeping);
    keeping.catch(() => this.#kept.delete(key));
    return keeping;
  }

  /** Writes everybody's final place. */
  async setPlaces(state: RaceState): Promise<void> {
    const writing = this.#writePlaces(state);
    this.#underWay.add(writing);
    await writing;
    this.#underWay.delete(writing);
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay, ...this.#kept.values()]);
  }

  async #writePlaces(state: RaceState): Promise<void> {
    try {
      const places = racePlaces(state);
      const finished = state.racers.filter(({ finishedAfter }) => finishedAfter !== null).map(({ id }) => id);
      await Promise.all(finished.map((racerId) => this.keep(state, racerId)));
      await setRacePlaces(this.#database, raceKey(state), places);
      for (const racerId of finished) this.#kept.delete(`${raceKey(state)}:${racerId}`);
    } catch (error) {
      this.#onError(error);
    }
  }

  async #keep(state: RaceState, racerId: string): Promise<void> {
    const racer = state.racers.find(({ id }) => id === racerId);
    if (!racer || racer.finishedAfter === null || state.startsAt === null) return;
    await keepRaceResult(this.#database, {
      raceId: raceKey(state),
      code: state.settings.code,
      userId: racerId,
      run: racerRun(state, racer),
      textId: state.settings.textId,
      language: state.settings.language,
      startedAt: new Date(state.startsAt),
      timeZone: this.#timeZone,
      place: racePlaces(state).get(racerId) ?? null,
    });
  }
}
