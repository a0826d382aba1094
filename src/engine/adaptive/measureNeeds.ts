import { type AdaptiveState, type KeyStat, goalTimeMs, type PracticeGoal } from "./AdaptiveState";
import { ENOUGH_PRESSES } from "./addRun";
import { estimateSkill, PRIOR_PRESSES, statsOf, type Skill, type Stats } from "./estimateSkill";
import type { LanguageModel } from "./LanguageModel";

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
