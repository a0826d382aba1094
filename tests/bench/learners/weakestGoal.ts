import { letters, type Learner } from "./Learner";
import { correctedMs, noWeights, pairOf, type LearningGoal, type Standing } from "./LearningGoal";
import type { OrdinaryText } from "./OrdinaryText";

/** Letters and pairs that are rarer than this in ordinary text are left out. */
const LEAST_SHARE = 0.001;

/** How many letters and pairs are the weakest. */
const LETTERS = 5;
const PAIRS = 20;

/** Who practises for the weakest looks at those that cost most, and less and less at the others. */
const WEAKEST_FIRST = 6;

type Measure = (before: number, key: number) => number;

/** The mean of the weakest letters and of the weakest pairs, whatever their share: half of it for each. */
export function weakestGoal(text: OrdinaryText, most: Standing): LearningGoal {
  const pairs = text
    .filter(({ before, key, share }) => share >= LEAST_SHARE && before !== 0 && key !== 0)
    .map((pair) => [{ ...pair, share: 1 }]);
  const keys = Array.from(letters.slice(1))
    .map((_, at) => text.filter(({ key }) => key === at + 1))
    .filter((parts) => sumOf(parts, ({ share }) => share) >= LEAST_SHARE)
    .map((parts) => {
      const total = sumOf(parts, ({ share }) => share);
      return parts.map((part) => ({ ...part, share: part.share / total }));
    });
  const figures = (groups: readonly OrdinaryText[], measure: Measure) =>
    groups.map((parts) => sumOf(parts, ({ before, key, share }) => share * measure(before, key)));
  const stand = (measure: Measure) =>
    (worst(figures(keys, measure), LETTERS) + worst(figures(pairs, measure), PAIRS)) / 2;
  const weigh = (weights: Float64Array, measure: Measure) => {
    for (const groups of [keys, pairs]) {
      const found = figures(groups, measure);
      const highest = Math.max(...found);
      const total = sumOf(found, (value) => (value / highest) ** WEAKEST_FIRST);
      groups.forEach((parts, at) => {
        const weight = ((found[at] ?? 0) / highest) ** WEAKEST_FIRST / total / 2;
        for (const { before, key, share } of parts) {
          weights[pairOf(before, key)] = (weights[pairOf(before, key)] ?? 0) + weight * share;
        }
      });
    }
  };
  const msOf =
    (learner: Learner): Measure =>
    (before, key) =>
      correctedMs(learner, before, key);
  const missesOf =
    (learner: Learner): Measure =>
    (before, key) =>
      learner.missRate(before, key);
  return {
    most,
    stand: (learner) => ({ ms: stand(msOf(learner)), misses: stand(missesOf(learner)) }),
    weigh: (learner) => {
      const weights = noWeights();
      weigh(weights.ms, msOf(learner));
      weigh(weights.misses, missesOf(learner));
      return weights;
    },
  };
}

function worst(values: readonly number[], count: number): number {
  const last = Float64Array.from(values).sort().slice(-count);
  return last.reduce((sum, value) => sum + value, 0) / count;
}

function sumOf<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}
