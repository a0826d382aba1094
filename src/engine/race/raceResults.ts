import { type RaceMode, type Racer, type RaceState, listBatches } from "./RaceState";
import { decodeLog, encodeLog } from "../log/logCodec";
import type { Run } from "../metrics/measureRun";

const noPlaces: ReadonlyMap<string, number> = new Map();

/**
 * Decides a place: smaller is better, and the second number decides if the first is equal. Integers, so that rounding
 * decides no place.
 */
type Rank = readonly [number, number];

/**
 * The places by racer id, 1 for the first. Times are those of the race's clock, so that a slow connection costs no
 * place. Equal figures share a place. Racers who have not finished have none, and in a handicap race neither do those
 * without a median.
 */
export function racePlaces(state: RaceState): ReadonlyMap<string, number> {
  if (state.racers.every(({ finishedAfter }) => finishedAfter === null)) return noPlaces;
  const ranked = state.racers.flatMap((racer) => {
    const rank = rankOf(racer, state.settings.mode);
    return rank === null ? [] : [{ id: racer.id, rank }];
  });
  return new Map(
    ranked.map(({ id, rank }) => [id, 1 + ranked.filter((other) => compare(other.rank, rank) < 0).length]),
  );
}

function rankOf(racer: Racer, mode: RaceMode): Rank | null {
  if (racer.finishedAfter === null) return null;
  // All who finish have pressed the same right keys, so fewer wrong ones mean a higher accuracy, without rounding a
  // percentage.
  if (mode === "ACCURACY") return [racer.presses - racer.rightPresses, racer.finishedAfter];
  if (mode !== "HANDICAP") return [racer.finishedAfter, 0];
  const improvement = raceImprovement(racer);
  return improvement === null ? null : [-improvement, 0];
}

function compare(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1];
}

/**
 * All racers in the order of the podium: by place, then those who finished without one by time, then by position in the
 * text, then by lane.
 */
export function raceStandings(state: RaceState): readonly Racer[] {
  const places = racePlaces(state);
  const keys = state.racers.map((racer) => ({
    racer,
    place: places.get(racer.id) ?? Infinity,
    time: racer.finishedAfter ?? Infinity,
  }));
  return keys
    .sort(
      (a, b) => order(a.place, b.place) || order(a.time, b.time) || b.racer.typing.position - a.racer.typing.position,
    )
    .map(({ racer }) => racer);
}

/** Needed because Infinity minus Infinity is NaN. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * How much faster a racer was than their own median of seven days, in tenths of a percent: 123 is 12.3% faster, -50 is
 * 5% slower. Relative, because two words per minute more are a lot at ten and little at eighty. Null before they
 * finish, and without a median.
 */
export function raceImprovement({ finishedAfter, baseline, typing }: Racer): number | null {
  if (finishedAfter === null || baseline === null || baseline <= 0) return null;
  return Math.round((raceSpeed(typing.position, finishedAfter) * 1_000) / baseline) - 1_000;
}

/**
 * Speed in hundredths of a word per minute (a word is five characters), rounded down like every speed, so that places
 * are decided with integers. 0 if no time passed.
 */
export function raceSpeed(characters: number, durationMs: number): number {
  return durationMs > 0 ? Math.floor((characters * 1_200_000) / durationMs) : 0;
}

/** A racer's whole run from their batches; its time zero is the start of the race. */
export function racerRun(state: RaceState, racer: Racer): Run & { readonly log: string } {
  const keystrokes = listBatches(racer.batches).flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
  const durationMs = racer.finishedAfter ?? racer.lastTime;
  return { rules: "stopOnError", text: state.settings.text, keystrokes, durationMs, log: encodeLog(keystrokes) };
}
