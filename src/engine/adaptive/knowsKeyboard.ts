import type { KeyStat } from "./AdaptiveState";
import { FLOOR_MS, PRIOR_PRESSES, TIME_FALL } from "./estimateSkill";

/** Fewest presses by which it is judged: most of a first text. */
const ENOUGH_PRESSES = 125;

/**
 * The estimate of a first press below which somebody knew the keyboard, in ms. It is above the time itself, because the
 * pairs of a text are less practiced than its letters. Simulated people who start at 600 to 700 ms a press are mostly
 * below it and beginners, who start at 1,000 ms or more, mostly above (the populations that practice was tuned on).
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
