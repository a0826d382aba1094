import type { KeyStat } from "./AdaptiveState";
import { FLOOR_MS, PRIOR_PRESSES, TIME_FALL } from "./estimateSkill";

/** Fewest presses by which it is judged: most of a first text. */
const ENOUGH_PRESSES = 100;

/**
 * A person whose first presses took less than this knew where the letters are, in ms. Beginners take about a second
 * (Gentner); a typist with two fingers takes half of that (Feit et al., 2016).
 */
const KNOWN_MS = 1300;

/**
 * Whether somebody typed before they came, so that letters need not open step by step. The time of a first press is
 * estimated from the present one and the presses since, by the power law of practice: (now − floor) × (1 + presses ÷
 * prior)^0.3. So a beginner who has practiced does not become somebody who knew the keyboard.
 * @param letters what is known about each, without the space.
 */
export function knowsKeyboard(letters: readonly KeyStat[]): boolean {
  const timed = letters.filter(({ timeMs }) => timeMs > 0);
  const presses = timed.reduce((sum, stat) => sum + stat.presses, 0);
  if (presses < ENOUGH_PRESSES) return false;
  const first = timed.reduce(
    (sum, { presses: own, timeMs }) =>
      sum + own * Math.max(0, timeMs - FLOOR_MS) * (1 + own / PRIOR_PRESSES) ** TIME_FALL,
    0,
  );
  return FLOOR_MS + first / presses < KNOWN_MS;
}
