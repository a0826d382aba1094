import type { AdaptiveState } from "./AdaptiveState";
import type { Choice } from "./chooseText";
import { ENOUGH_PRESSES } from "./isLearnt";
import { unknownKey } from "./KeyStat";
import type { PracticeGoal } from "./PracticeGoal";

/** Days without a key after which this is what matters most about it. */
const LONG_AGO_DAYS = 7;

/**
 * Why a text was chosen, for one sentence in any language. Rates are shares from 0 to 1, speeds words of five
 * characters a minute.
 */
export type Reason =
  /** The first text of all, of these letters. */
  | { readonly kind: "start"; readonly keys: readonly string[] }
  /** These letters are new: the one that is furthest behind has had so many presses of those it takes. */
  | { readonly kind: "new"; readonly keys: readonly string[]; readonly presses: number; readonly needed: number }
  /** This letter must be right more often before others open. */
  | { readonly kind: "accuracy"; readonly key: string; readonly accuracy: number; readonly needed: number }
  /** This letter must become faster before others open. */
  | { readonly kind: "speed"; readonly key: string; readonly wpm: number }
  /** Every letter is open; this one was not used for so many days. */
  | { readonly kind: "faded"; readonly key: string; readonly days: number }
  /** Every letter is open; this one and this pair help most. */
  | { readonly kind: "weakest"; readonly key: string; readonly pair: string };

/** The reason for a choice that was made with this state. */
export function explainChoice(choice: Choice, state: AdaptiveState, goal: PracticeGoal, today: number): Reason {
  const { fresh, open, weakestKey, weakestPair } = choice;
  if (state.runs === 0) return { kind: "start", keys: open };
  const statOf = (key: string) => state.keys[key] ?? unknownKey;
  const presses = fresh.map((key) => statOf(key).presses);
  if (presses.some((count) => count < ENOUGH_PRESSES)) {
    return {
      kind: "new",
      keys: fresh.filter((key) => statOf(key).presses < ENOUGH_PRESSES),
      presses: Math.min(...presses),
      needed: ENOUGH_PRESSES,
    };
  }
  const missed = fresh.find((key) => statOf(key).missRate > goal.missRate);
  if (missed !== undefined)
    return { kind: "accuracy", key: missed, accuracy: 1 - statOf(missed).missRate, needed: 1 - goal.missRate };
  const slow = fresh[0];
  if (slow !== undefined) return { kind: "speed", key: slow, wpm: 12_000 / statOf(slow).timeMs };
  const days = today - statOf(weakestKey).day;
  return days >= LONG_AGO_DAYS
    ? { kind: "faded", key: weakestKey, days }
    : { kind: "weakest", key: weakestKey, pair: weakestPair };
}
