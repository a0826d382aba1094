import { type AdaptiveState, type KeyStat, goalTimeMs, type PracticeGoal, unknownKey } from "./AdaptiveState";
import { ENOUGH_PRESSES, MEMORY_PRESSES } from "./addRun";
import type { LanguageModel } from "./LanguageModel";

/**
 * The time of a press in ms, and the share that misses; and of both what practice of this key, or of this pair by
 * itself, can still take away.
 */
type Skill = {
  readonly ms: number;
  readonly misses: number;
  readonly leftMs: number;
  readonly leftMisses: number;
};

/** The statistics of the keys and pairs of a model, and the key that each pair ends with. */
type Stats = {
  readonly keys: readonly KeyStat[];
  readonly pairs: readonly KeyStat[];
  readonly keyOf: readonly number[];
};

function statsOf(state: AdaptiveState, { keys, pairs, places }: LanguageModel): Stats {
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
function estimateSkill(
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

/** How much can be gained by one more press of each key and pair of a model: larger is more useful. */
export type Needs = { readonly keys: readonly Need[]; readonly pairs: readonly Need[] };

/** A need, and the presses that it was measured at: it falls with each one more. */
export type Need = { readonly value: number; readonly presses: number };

/**
 * What practice is for: speed on ordinary text, where common keys count most; the same with accuracy first; or the
 * weakest letters and pairs, however rare they are.
 */
export type PracticeAim = "speed" | "accuracy" | "weakest";

/** The weight of time or of misses once the goal is reached in it, when it is not in the other. */
const REACHED = 0.05;

/** The weight of time while accuracy comes first. */
const ACCURACY_FIRST = 0.5;

/** How much the weakest count more: a letter that costs twice as much counts 2⁶ times as much. */
const WEAKEST_FIRST = 6;

/** Letters, and pairs, rarer than this in the model are never the weakest. Lists of words have some too seldom. */
export const LEAST_KEY_SHARE = 0.0004;
const LEAST_PAIR_SHARE = 0.0006;

/**
 * What can be gained on a key falls as a power of its presses (the power law of practice: A. Newell and P. Rosenbloom,
 * 1981). So one more press is worth the key's share in ordinary text × its remaining cost ÷ its presses, whatever the
 * exponent. A rare letter counts by its share, a slow or missed one by its cost, and one that was not used for days by
 * what remains of its presses. Speed counts until its goal is reached, and so do misses; after that, hardly.
 */
export function measureNeeds(
  state: AdaptiveState,
  model: LanguageModel,
  goal: PracticeGoal,
  today: number,
  aim: PracticeAim = "speed",
): Needs {
  const stats = statsOf(state, model);
  const goalMs = goalTimeMs(goal);
  const skills = estimateSkill(stats, goalMs);
  const accuracy = partOf(skills, model, stats, aim, goal.missRate, {
    measure: (skill) => skill.misses,
    left: (skill) => skill.leftMisses,
  });
  const time = partOf(skills, model, stats, aim, goalMs, {
    measure: ({ ms, misses }) => ms * (1 + 2 * misses),
    left: ({ ms, misses, leftMs, leftMisses }) => leftMs * (1 + 2 * misses) + 2 * ms * leftMisses,
  });
  const weightOfTime = aim === "accuracy" && !accuracy.isReached ? ACCURACY_FIRST : 1;
  const needsOf = (all: readonly KeyStat[], ofTime: readonly number[], ofMisses: readonly number[]) =>
    all.map(({ presses, day }, at): Need => {
      const counted = presses * retention(today - day) + PRIOR_PRESSES;
      return { value: (weightOfTime * (ofTime[at] ?? 0) + (ofMisses[at] ?? 0)) / counted, presses: counted };
    });
  return {
    keys: needsOf(stats.keys, time.keys, accuracy.keys),
    pairs: needsOf(stats.pairs, time.pairs, accuracy.pairs),
  };
}

type Both<Value> = { readonly keys: readonly Value[]; readonly pairs: readonly Value[] };

type Part = {
  /** A figure that has a limit. */
  readonly measure: (skill: Skill) => number;
  /** What practice can still take away from it. */
  readonly left: (skill: Skill) => number;
};

/** What of each key and pair is left to gain on one part of the goal, relative to its limit. */
function partOf(
  skills: Both<Skill>,
  model: LanguageModel,
  stats: Stats,
  aim: PracticeAim,
  limit: number,
  { measure, left }: Part,
): Both<number> & { readonly isReached: boolean } {
  const measured = { keys: skills.keys.map(measure), pairs: skills.pairs.map(measure) };
  const shares = aim === "weakest" ? weakest(measured, model, stats) : sharesOf(model);
  const level = measured.keys.reduce((sum, value, at) => sum + (shares.level[at] ?? 0) * value, 0);
  const weight = (level > limit ? 1 : REACHED) / limit;
  return {
    isReached: level <= limit,
    keys: skills.keys.map((skill, at) => weight * (shares.keys[at] ?? 0) * left(skill)),
    pairs: skills.pairs.map((skill, at) => weight * (shares.pairs[at] ?? 0) * left(skill)),
  };
}

/** How much each key and pair counts, and each key in the mean that is compared with a limit. */
type Shares = Both<number> & { readonly level: readonly number[] };

function sharesOf({ text: { keyShares, pairShares } }: LanguageModel): Shares {
  return { keys: keyShares, pairs: pairShares, level: keyShares };
}

/** The weakest count, by how much weaker they are. A press of a key is one of its pairs, and the other way round. */
function weakest(
  measured: Both<number>,
  { keys, pairs, text: { keyShares, pairShares } }: LanguageModel,
  { keyOf }: Stats,
): Shares {
  const level = rise(
    measured.keys.map((value, at) => ((keyShares[at] ?? 0) < LEAST_KEY_SHARE || keys[at] === " " ? 0 : value)),
  );
  const ofPairs = rise(
    measured.pairs.map((value, at) =>
      (pairShares[at] ?? 0) < LEAST_PAIR_SHARE || pairs[at]?.includes(" ") ? 0 : value,
    ),
  );
  const ofKeys = [...level];
  keyOf.forEach((key, at) => (ofKeys[key] = (ofKeys[key] ?? 0) + (ofPairs[at] ?? 0)));
  const partOfKey = (at: number): number => (pairShares[at] ?? 0) / (keyShares[keyOf[at] ?? 0] ?? 1);
  return {
    level,
    keys: ofKeys,
    pairs: ofPairs.map((weight, at) => weight + (level[keyOf[at] ?? 0] ?? 0) * partOfKey(at)),
  };
}

/** Shares that the greatest values have nearly all of. */
function rise(values: readonly number[]): readonly number[] {
  const most = Math.max(Number.EPSILON, ...values);
  const powers = values.map((value) => (value / most) ** WEAKEST_FIRST + Number.EPSILON);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
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
