import { type RaceMode, type Racer, type RaceState, listBatches } from "./RaceState";
import { decodeLog, encodeLog } from "../log/logCodec";
import type { Run } from "../metrics/measureRun";

const noPlaces: ReadonlyMap<string, number> = new Map();

/**
 * What a place is decided by: the smaller the better, the second number where the first is the same. Whole numbers, so
 * that rounding decides no place.
 */
type Rank = readonly [number, number];

/**
 * Everybody's place by racer id, 1 for the first. Times are those of the race's clock, so that a slow connection costs
 * no place. The same figures give the same place. Who has not finished has none; in a handicap race neither has who has
 * no median to be compared with.
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
  // Everybody who finishes has pressed the same right keys: fewer wrong ones mean more accurate, without
  // a percentage to round.
  if (mode === "ACCURACY") return [racer.presses - racer.rightPresses, racer.finishedAfter];
  if (mode !== "HANDICAP") return [racer.finishedAfter, 0];
  const improvement = raceImprovement(racer);
  return improvement === null ? null : [-improvement, 0];
}

function compare(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1];
}

/**
 * All racers as a podium lists them: by place, then who finished without one by time, then by how far they came, then
 * by lane.
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

/** Infinity less itself is no number. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * How much faster a racer was than their own median of seven days, in whole tenths of a percent: 123 is 12.3 % faster,
 * -50 is 5 % slower. As a share and not in words a minute, because two words more are much for who types ten and little
 * for who types eighty. Null before they finish, and without a median.
 */
export function raceImprovement({ finishedAfter, baseline, typing }: Racer): number | null {
  if (finishedAfter === null || baseline === null || baseline <= 0) return null;
  return Math.round((raceSpeed(typing.position, finishedAfter) * 1_000) / baseline) - 1_000;
}

/**
 * Speed in whole hundredths of a word a minute (a word is five characters), rounded down as every speed, so that places
 * are decided in whole numbers. No time gives 0.
 */
export function raceSpeed(characters: number, durationMs: number): number {
  return durationMs > 0 ? Math.floor((characters * 1_200_000) / durationMs) : 0;
}

/** A racer's whole run, put together from the batches; its zero is the start of the race. */
export function racerRun(state: RaceState, racer: Racer): Run & { readonly log: string } {
  const keystrokes = listBatches(racer.batches).flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
  const durationMs = racer.finishedAfter ?? racer.lastTime;
  return { rules: "stopOnError", text: state.settings.text, keystrokes, durationMs, log: encodeLog(keystrokes) };
}
