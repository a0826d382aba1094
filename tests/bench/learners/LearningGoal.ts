import { letters, type Learner } from "./Learner";

/** How a person stands: the time of a character in ms, misses corrected, and the share of presses that miss. */
export type Standing = { readonly ms: number; readonly misses: number };

/** For each pair of keys at its place, how much its time and its misses count in a {@link Standing}. */
export type Weights = { readonly ms: Float64Array; readonly misses: Float64Array };

/** What simulated people practise for. */
export type LearningGoal = {
  readonly most: Standing;
  stand(learner: Learner): Standing;
  weigh(learner: Learner): Weights;
};

/** Whether a goal is reached: on average, so without luck. */
export function isReached({ most, stand }: LearningGoal, learner: Learner): boolean {
  const { ms, misses } = stand(learner);
  return ms <= most.ms && misses <= most.misses;
}

/** The place of a pair of keys. */
export function pairOf(before: number, key: number): number {
  return before * letters.length + key;
}

export function noWeights(): Weights {
  return { ms: new Float64Array(letters.length ** 2), misses: new Float64Array(letters.length ** 2) };
}

/** The time of a press with that of correcting its misses, in ms. */
export function correctedMs(learner: Learner, before: number, key: number): number {
  return learner.timeMs(before, key) * (1 + 2 * learner.missRate(before, key));
}
