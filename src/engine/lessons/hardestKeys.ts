import { MOST_FOCUS_KEYS } from "./makeExerciseText";

/** What is known about a key (engine/adaptive): presses, the smoothed time of one in ms, and the share that misses. */
export type KeyRecord = {
  readonly key: string;
  readonly presses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** With fewer presses a key is not judged. */
const ENOUGH_PRESSES = 10;

/** The cost of a miss in presses: the wrong one, and the hesitation. */
const MISS_COST = 4;

/** A key that costs this much more than the middle one is worth a review. */
const NOTABLE = 1.1;

/**
 * The letters and signs that cost a person most: by the time of a press, and what its misses add. Only keys that cost
 * notably more than the middle one; none if too little is known. At most {@link MOST_FOCUS_KEYS}, the hardest first.
 */
export function hardestKeys(records: readonly KeyRecord[], open: ReadonlySet<string>): readonly string[] {
  const known = records
    .filter(({ key, presses, timeMs }) => key.trim() !== "" && open.has(key) && presses >= ENOUGH_PRESSES && timeMs > 0)
    .map(({ key, timeMs, missRate }) => ({ key, cost: timeMs * (1 + MISS_COST * missRate) }))
    .sort((one, other) => other.cost - one.cost);
  const middle = known[known.length >> 1]?.cost ?? 0;
  return known
    .filter(({ cost }) => cost > middle * NOTABLE)
    .slice(0, MOST_FOCUS_KEYS)
    .map(({ key }) => key);
}
