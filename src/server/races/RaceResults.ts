import { raceLanguage } from "./raceText";
import { cameTooLate } from "../../engine/race/arrival";
import { racePlaces, racerRun } from "../../engine/race/raceResults";
import type { RaceSettings, RaceState } from "../../engine/race/RaceState";
import type { Services } from "../Context";
import { boardsOfResult } from "../boards/BoardUpdates";
import { resultPages } from "../pages/PageCache";
import { rateRace } from "../ratings/rateRace";
import { isRatedRace } from "../ratings/ratings";
import { setRacePlaces } from "../results/results";
import { saveRaceResult } from "../results/saveResult";
import { announceTournament } from "../tournaments/tournamentRuns";

/** A permanent key of a race, because its code can be reused. */
export function raceKey(state: RaceState): string {
  return `${state.settings.code}:${state.createdAt}`;
}

type Saving = Pick<Services, "database" | "switches" | "pubSub" | "pageCache" | "replica">;

/** Saves the results of races, each once. */
export class RaceResults {
  readonly #services: Saving;
  readonly #timeZone: string;
  readonly #onError: (error: unknown) => void;
  readonly #saves = new WeakMap<RaceSettings, Map<string, Promise<void>>>();
  readonly #underWay = new Set<Promise<unknown>>();

  /** @param onError called with places that could not be written; results that could not be saved reject instead. */
  constructor(services: Saving, timeZone: string, onError: (error: unknown) => void) {
    this.#services = services;
    this.#timeZone = timeZone;
    this.#onError = onError;
  }

  /**
   * Resolves once the racer's result is committed. Repeated calls save it once. Racers who have not finished have no
   * result.
   * @throws when the database fails; the next call tries again.
   */
  save(state: RaceState, racerId: string): Promise<void> {
    const ofRace = this.#saves.get(state.settings) ?? new Map<string, Promise<void>>();
    this.#saves.set(state.settings, ofRace);
    const saving = ofRace.get(racerId) ?? this.#note(this.#insert(state, racerId));
    ofRace.set(racerId, saving);
    saving.catch(() => ofRace.delete(racerId));
    return saving;
  }

  /**
   * Writes the final places of all racers, and rates the race. Safe to repeat.
   * @returns false when the database failed.
   */
  setPlaces(state: RaceState): Promise<boolean> {
    return this.#note(this.#writePlaces(state));
  }

  /** Resolves when no write is in progress. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async #writePlaces(state: RaceState): Promise<boolean> {
    try {
      const places = racePlaces(state);
      const finished = state.racers.filter(({ finishedAfter }) => finishedAfter !== null).map(({ id }) => id);
      await Promise.all(finished.map((racerId) => this.save(state, racerId)));
      const { database } = this.#services;
      await setRacePlaces(database, raceKey(state), places);
      const { settings } = state;
      try {
        if (await isRatedRace(this.#services, settings))
          await rateRace(database, {
            raceId: raceKey(state),
            language: raceLanguage(settings),
            places,
            endedAt: state.endedAt ?? Date.now(),
          });
      } finally {
        // The places are saved, also when the rating failed.
        this.#services.pageCache.change(resultPages);
        for (const racerId of finished) this.#services.replica.written(racerId);
      }
      return true;
    } catch (error) {
      this.#onError(error);
      return false;
    }
  }

  #note<Outcome>(writing: Promise<Outcome>): Promise<Outcome> {
    this.#underWay.add(writing);
    const forget = () => this.#underWay.delete(writing);
    writing.then(forget, forget);
    return writing;
  }

  async #insert(state: RaceState, racerId: string): Promise<void> {
    const racer = state.racers.find(({ id }) => id === racerId);
    if (!racer || racer.finishedAfter === null || state.startsAt === null) return;
    const { settings } = state;
    const groupId = settings.group?.id ?? null;
    const resultId = await saveRaceResult(this.#services.database, {
      raceId: raceKey(state),
      code: state.settings.code,
      userId: racerId,
      run: racerRun(state, racer),
      textId: state.settings.textId,
      language: raceLanguage(settings),
      startedAt: new Date(state.startsAt),
      timeZone: this.#timeZone,
      place: racePlaces(state).get(racerId) ?? null,
      racers: state.racers.length,
      raceMode: settings.mode,
      groupId,
      suspicion: cameTooLate(racer.arrival, racer.typing.text.length) ? "LATE_BATCHES" : null,
    });
    if (resultId !== null && groupId !== null) announceTournament(this.#services.pubSub, groupId);
    const boards = boardsOfResult({
      mode: "RACE",
      modeAmount: null,
      language: raceLanguage(settings),
      userId: racerId,
    });
    this.#services.pageCache.change([...resultPages, ...boards]);
    this.#services.replica.written(racerId);
  }
}
