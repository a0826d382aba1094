import { roundDown } from "../../../engine/metrics/rates";

/** What a user's verified runs of the same kind were like before a run; see `ResultBaseline` in the schema. */
export type Baseline = {
  readonly bestWpm: number | null | undefined;
  readonly runs: number | null | undefined;
  readonly medianWpm: number | null | undefined;
  readonly medianAccuracy: number | null | undefined;
};

/** What a run achieved. `by` is in the unit in which speeds are shown, or in percentage points. */
export type Gain =
  | { readonly kind: "best"; readonly by: number }
  | { readonly kind: "goal"; readonly streak: number }
  | { readonly kind: "accurate" | "faster"; readonly by: number; readonly runs: number }
  | { readonly kind: "flawless" };

/** The outline of the star of a personal best, 24 by 24. */
export const starPath = "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z";

/** Fewer runs have no meaningful median. */
const ENOUGH_RUNS = 3;

type Headlined = { readonly wpm: number; readonly accuracy: number };

/**
 * What a saved run achieved, most important first: gains only, each at least one whole unit.
 * @param baseline null if it is the first run of its kind, or does not count.
 * @param streak the days in a row if the run reached the daily goal, otherwise null.
 * @param perWpm how many of the shown unit one word per minute is.
 */
export function findGains(
  { wpm, accuracy }: Headlined,
  baseline: Baseline | null,
  streak: number | null,
  perWpm: number,
): readonly Gain[] {
  const { bestWpm, runs, medianWpm, medianAccuracy } = baseline ?? {};
  const whole = (speed: number): number => roundDown(speed * perWpm);
  const gains: Gain[] = [];
  if (bestWpm != null && wpm > bestWpm) gains.push({ kind: "best", by: whole(wpm) - whole(bestWpm) });
  if (streak !== null) gains.push({ kind: "goal", streak });
  if (accuracy === 100) gains.push({ kind: "flawless" });
  if (runs != null && runs >= ENOUGH_RUNS) {
    const points = roundDown(accuracy) - roundDown(medianAccuracy ?? accuracy);
    const speed = whole(wpm) - whole(medianWpm ?? wpm);
    if (points >= 1) gains.push({ kind: "accurate", by: points, runs });
    if (speed >= 1) gains.push({ kind: "faster", by: speed, runs });
  }
  return gains;
}
