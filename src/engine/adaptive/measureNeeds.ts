import { type AdaptiveState, unknownKey, type KeyStat, goalTimeMs, type PracticeGoal } from "./AdaptiveState";
import { MEMORY_PRESSES, ENOUGH_PRESSES } from "./addRun";
import type { LanguageModel } from "./LanguageModel";

/** The value of one more press, for each key and pair of a model: larger is more useful. */
export type Needs = { readonly keys: readonly number[]; readonly pairs: readonly number[] };

/** The time that practice cannot reduce, as a share of the goal's. */
const FLOOR = 0.3;

/**
 * Presses that all users start with: without them, the first press of a rare pair would be worth more than anything
 * else.
 */
const PRIOR_PRESSES = 3;

/** The cost of a key that is even faster: without it, nothing would be worth practicing for such a typist. */
const LEAST_COST = 0.01;

/** The assumed time of a key without statistics, as a multiple of the goal's. */
const UNKNOWN_COST = 3;

/** After this many presses of a pair, its own figures weigh as much as those of its second key. */
const PAIR_TRUST = 5;

/** The cost of a miss in presses at the goal: the wrong one, Backspace, and the thought in between. */
const MISS_COST = 4;

/** Recent misses are few, so their share is weighed against this many presses without a miss. */
const MISS_DOUBT = 100;

/**
 * What can be gained on a key falls as a power of its presses (the power law of practice: A. Newell and P. Rosenbloom,
 * 1981). So one more press is worth the key's share in ordinary text × its remaining cost ÷ its presses, whatever the
 * exponent. A rare letter counts by its share, a slow or missed one by its cost, and one that was not used for days by
 * what remains of its presses.
 */
export function measureNeeds(state: AdaptiveState, model: LanguageModel, goal: PracticeGoal, today: number): Needs {
  const goalMs = goalTimeMs(goal);
  const keyCosts = new Map<string, number>();
  const keys = model.keys.map((key, at) => {
    const stat = state.keys[key] ?? unknownKey;
    const cost = costOf(stat, goalMs, UNKNOWN_COST);
    keyCosts.set(key, cost);
    return needOf(stat, model.keyShares[at] ?? 0, cost, today);
  });
  const pairs = model.pairs.map((pair, at) => {
    const stat = state.pairs[pair] ?? unknownKey;
    const keyCost = keyCosts.get(pair.slice(1)) ?? UNKNOWN_COST;
    const trust = stat.presses / (stat.presses + PAIR_TRUST);
    const cost = trust * costOf(stat, goalMs, keyCost) + (1 - trust) * keyCost;
    return needOf(stat, model.pairShares[at] ?? 0, cost, today);
  });
  return { keys, pairs };
}

function costOf({ timeMs, presses, missRate }: KeyStat, goalMs: number, unknown: number): number {
  if (timeMs === 0) return unknown;
  const recent = Math.min(presses, MEMORY_PRESSES);
  return Math.max(LEAST_COST, timeMs / goalMs - FLOOR) + (MISS_COST * missRate * recent) / (recent + MISS_DOUBT);
}

function needOf({ presses, day }: KeyStat, share: number, cost: number, today: number): number {
  return (share * cost) / (presses * retention(today - day) + PRIOR_PRESSES);
}

/** Days after which the statistics of a key count half. */
const HALF_LIFE_DAYS = 30;

/** How much of a key's evidence remains, 1 to 0, after some days without it: 1 ÷ (1 + days ÷ 30). */
function retention(daysUnseen: number): number {
  return 1 / (1 + Math.max(0, daysUnseen) / HALF_LIFE_DAYS);
}

/**
 * How certain it is that a key is at the goal, 0 to 1: speed × accuracy, each at most 1 and relative to the goal's, ×
 * how much its presses still count (days without it) × how many there were. 1 means: at the goal, today.
 */
export function confidenceOf(stat: KeyStat, goal: PracticeGoal, today: number): number {
  if (stat.timeMs === 0) return 0;
  const speed = Math.min(1, goalTimeMs(goal) / stat.timeMs);
  const accuracy = Math.min(1, (1 - stat.missRate) / (1 - goal.missRate));
  return speed * accuracy * retention(today - stat.day) * Math.min(1, stat.presses / ENOUGH_PRESSES);
}
