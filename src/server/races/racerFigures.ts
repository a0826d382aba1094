import { percent, wordsPerMinute, roundDown } from "../../engine/metrics/rates";
import type { Racer, RaceState } from "../../engine/race/RaceState";

/** Speed and accuracy as the lanes show them: whole numbers, rounded down. */
export type RacerFigures = { readonly wpm: number; readonly accuracy: number };

type Taken = { readonly at: number; readonly figures: ReadonlyMap<string, RacerFigures> };

/**
 * Numbers beside a lane change at most so often, in ms: people read them, and each change costs every screen a layout.
 */
const FIGURES_INTERVAL_MS = 1_000;

const taken = new WeakMap<RaceState["settings"], Taken>();

/** Everybody's figures, taken again when a second has passed. Who has finished has their final ones at once. */
export function racerFigures(state: RaceState, racer: Racer, now: number): RacerFigures {
  if (racer.finishedAfter !== null) return figuresOf(racer, racer.finishedAfter);
  if (state.startsAt === null || racer.presses === 0) return { wpm: 0, accuracy: 100 };
  const known = taken.get(state.settings);
  const fresh = known && now - known.at < FIGURES_INTERVAL_MS ? known : take(state, now);
  return fresh.figures.get(racer.id) ?? figuresOf(racer, now - state.startsAt);
}

function take(state: RaceState, now: number): Taken {
  const elapsed = (state.endedAt ?? now) - (state.startsAt ?? now);
  const made = { at: now, figures: new Map(state.racers.map((racer) => [racer.id, figuresOf(racer, elapsed)])) };
  taken.set(state.settings, made);
  return made;
}

function figuresOf(racer: Racer, elapsedMs: number): RacerFigures {
  return {
    wpm: roundDown(wordsPerMinute(racer.typing.position, elapsedMs)),
    accuracy: racer.presses > 0 ? roundDown(percent(racer.rightPresses, racer.presses)) : 100,
  };
}
