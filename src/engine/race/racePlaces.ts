import type { Racer, RaceState } from "./RaceState";

const nobody: ReadonlyMap<string, number> = new Map();

/**
 * Everybody's place by racer id, 1 for the first: finishers by their own time on the race's clock, so that a slow connection costs
 * nobody a place. Same time, same place. Who has not finished has none.
 */
export function racePlaces(state: RaceState): ReadonlyMap<string, number> {
  if (state.racers.every(({ finishedAfter }) => finishedAfter === null)) return nobody;
  const times = state.racers.flatMap(({ finishedAfter }) => finishedAfter ?? []);
  const places = state.racers.flatMap((racer) => (racer.finishedAfter === null ? [] : [[racer.id, placeOf(racer.finishedAfter, times)] as const]));
  return new Map(places);
}

function placeOf(time: number, times: readonly number[]): number {
  return 1 + times.filter((other) => other < time).length;
}

function reached(racer: Racer): number {
  return racer.finishedAfter ?? Infinity;
}

/** All racers as a podium lists them: by place, then by how far they came, then by lane. */
export function raceStandings(state: RaceState): readonly Racer[] {
  return [...state.racers].sort((a, b) => (reached(a) === reached(b) ? b.typing.position - a.typing.position : reached(a) - reached(b)));
}
