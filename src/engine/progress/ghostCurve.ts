import { type Pace, recordedPace } from "../lessons/pace";

/** How a ghost got through its text: at most {@link MOST_POINTS} times, and no single keystroke. */
export type GhostCurve = {
  /** How many characters were behind the caret at the end. */
  readonly characters: number;
  /** When equal parts of them were, in ms since the first key; never decreasing. */
  readonly times: readonly number[];
};

export const MOST_POINTS = 200;

/** One point is at least so many characters, so that the rhythm of single keys is not in it. */
const CHARACTERS_PER_POINT = 5;

/**
 * The curve of a run; null for a run without characters.
 * @param times for each character when it was first behind the caret (timesOfRun).
 */
export function reduceTimes(times: readonly number[]): GhostCurve | null {
  const characters = times.length;
  if (characters === 0) return null;
  const points = Math.min(MOST_POINTS, Math.max(1, Math.floor(characters / CHARACTERS_PER_POINT)));
  const pace = recordedPace(times);
  return {
    characters,
    times: Array.from({ length: points }, (_, at) => Math.round(pace.timeAt((characters * (at + 1)) / points))),
  };
}

/** The pace of a curve, by characters: on a longer text it goes on at its mean speed. */
export function curvePace({ characters, times }: GhostCurve): Pace {
  const pace = recordedPace(times);
  const step = Math.max(1, characters) / Math.max(1, times.length);
  return { timeAt: (position) => pace.timeAt(position / step), positionAt: (time) => pace.positionAt(time) * step };
}
