import { type AdaptiveState, type KeyStat, unknownKey } from "./AdaptiveState";
import { MEMORY_PRESSES } from "./addRun";
import type { LanguageModel } from "./LanguageModel";

/**
 * The time of a press in ms, and the share that misses; and of both what practice of this key, or of this pair by
 * itself, can still take away.
 */
export type Skill = {
  readonly ms: number;
  readonly misses: number;
  readonly leftMs: number;
  readonly leftMisses: number;
};

/** The statistics of the keys and pairs of a model, and the key that each pair ends with. */
export type Stats = {
  readonly keys: readonly KeyStat[];
  readonly pairs: readonly KeyStat[];
  readonly keyOf: readonly number[];
};

export function statsOf(state: AdaptiveState, { keys, pairs, places }: LanguageModel): Stats {
  return {
    keys: keys.map((key) => state.keys[key] ?? unknownKey),
    pairs: pairs.map((pair) => state.pairs[pair] ?? unknownKey),
    keyOf: pairs.map((pair) => places.keys.get(pair.slice(1)) ?? 0),
  };
}

/** The time of a key without statistics, as a multiple of the goal's, and its misses. */
const UNKNOWN_TIME = 3;
const UNKNOWN_MISSES = 0.1;

/** By the power law of practice, misses and time fall with presses by about these powers. */
const MISS_FALL = 0.4;
export const TIME_FALL = 0.3;
const PAIR_MISS_FALL = 0.3;
const PAIR_TIME_FALL = 0.1;

/** The time that practice cannot reduce, in ms. */
export const FLOOR_MS = 100;

/** The power of how much slower a key is with which it is missed more often, and most times slower that counts. */
const ALIKE = 0.8;
const MOST_SLOWNESS = 8;

/** A pair has mostly about this share of the presses of its key. */
const PAIR_PART = 0.1;

/**
 * Presses that all users start with: without them, the first press of a rare pair would be worth more than anything
 * else.
 */
export const PRIOR_PRESSES = 3;

/** After this many presses of a pair, its own time weighs as much as the expected one. */
const TIME_TRUST = 5;

/** How many misses it takes to believe that a key is missed more, or less, than others with as many presses. */
const MISS_TRUST = 6;

/** So many standard deviations above what was expected, the misses of the last presses are not by chance. */
const SURPRISE = 2;

/** What is known about each key and pair, and where that is little, what is likely by the others. */
export function estimateSkill(
  { keys, pairs, keyOf }: Stats,
  goalMs: number,
): { readonly keys: readonly Skill[]; readonly pairs: readonly Skill[] } {
  const presses = keys.reduce((sum, stat) => sum + stat.presses, 0);
  const missed = keys.reduce((sum, stat) => sum + stat.misses, 0);
  const typical = keys.reduce((sum, stat) => sum + stat.presses ** 2, 0) / Math.max(1, presses);
  const rate = presses === 0 ? UNKNOWN_MISSES : (missed + MISS_TRUST) / (presses + MISS_TRUST / UNKNOWN_MISSES);
  const typicalMs = keys.reduce((sum, stat) => sum + stat.presses * stat.timeMs, 0) / Math.max(1, presses);
  const ofKeys = keys.map((stat): Skill => {
    const usual = stat.presses * PAIR_PART;
    const ms = stat.timeMs === 0 ? UNKNOWN_TIME * goalMs : stat.timeMs;
    const slower = stat.timeMs === 0 ? 1 : slowness(ms, typicalMs, fall(stat.presses, typical, TIME_FALL));
    const likely = rate * fall(stat.presses, typical, MISS_FALL) * slower;
    return skillOf(ms, missesOf(stat, likely), stat.presses, usual);
  });
  const ofPairs = pairs.map((stat, at): Skill => {
    const key = ofKeys[keyOf[at] ?? 0];
    const ofKey = keys[keyOf[at] ?? 0]?.presses ?? 0;
    const usual = ofKey * PAIR_PART;
    const trust = stat.timeMs === 0 ? 0 : stat.presses / (stat.presses + TIME_TRUST);
    const likelyMs = (key?.ms ?? UNKNOWN_TIME * goalMs) * fall(stat.presses, usual, PAIR_TIME_FALL);
    const misses = (key?.misses ?? UNKNOWN_MISSES) * fall(stat.presses, usual, PAIR_MISS_FALL);
    const ms = trust * stat.timeMs + (1 - trust) * likelyMs;
    return skillOf(ms, missesOf(stat, misses * slowness(ms, likelyMs, 1)), stat.presses, ofKey);
  });
  return { keys: ofKeys, pairs: ofPairs };
}

/** How much less is left after so many presses than after others. */
function fall(presses: number, than: number, power: number): number {
  return ((presses + PRIOR_PRESSES) / (than + PRIOR_PRESSES)) ** -power;
}

/**
 * How much more a key or pair is likely to be missed because it is slower than the others with as many presses: what is
 * slow is mostly missed too, and times are known sooner than misses, which are few.
 */
function slowness(ms: number, usualMs: number, fallen: number): number {
  const usual = Math.max(LEAST_MS, usualMs - FLOOR_MS) * fallen;
  return Math.min(MOST_SLOWNESS, Math.max(LEAST_MS, ms - FLOOR_MS) / usual) ** ALIKE;
}

/** Divides what can be learned between a key and its pair: most of it is with the one that was pressed less. */
function skillOf(ms: number, misses: number, presses: number, ofOther: number): Skill {
  const share = (power: number): number => 1 / (1 + fall(ofOther, presses, power));
  return {
    ms,
    misses,
    leftMs: Math.max(LEAST_MS, ms - FLOOR_MS) * share(TIME_FALL),
    leftMisses: misses * share(MISS_FALL),
  };
}

/** What is left of a key that is even faster: without it, nothing would be worth practicing for such a typist. */
const LEAST_MS = 3;

/** Misses are few, so what was counted changes what was expected by little; many at last change it at once. */
function missesOf({ presses, misses, missRate }: KeyStat, atFirst: number): number {
  const expected = Math.min(0.5, atFirst);
  const likely = (expected * (misses + MISS_TRUST)) / (expected * presses + MISS_TRUST);
  const recent = Math.min(presses, MEMORY_PRESSES);
  const chance = SURPRISE * Math.sqrt(likely / Math.max(1, recent));
  return likely + Math.max(0, missRate - likely - chance);
}
