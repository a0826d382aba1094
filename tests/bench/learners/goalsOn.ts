import { correctedMs, type LearningGoal, noWeights, pairOf, type Standing } from "./LearningGoal";
import type { OrdinaryText } from "./OrdinaryText";
import { weakestGoal } from "./weakestGoal";

const limits = (wpm: number, accuracy: number): Standing => ({ ms: 12_000 / wpm, misses: 1 / accuracy - 1 });

function textGoal(text: OrdinaryText, most: Standing): LearningGoal {
  const weights = noWeights();
  for (const { before, key, share } of text) {
    weights.ms[pairOf(before, key)] = share;
    weights.misses[pairOf(before, key)] = share;
  }
  return {
    most,
    stand: (learner) => {
      let ms = 0;
      let misses = 0;
      for (const { before, key, share } of text) {
        ms += share * correctedMs(learner, before, key);
        misses += share * learner.missRate(before, key);
      }
      return { ms, misses };
    },
    weigh: () => weights,
  };
}

export type GoalName = "speed" | "weakest" | "accuracy";

/** The goals on the ordinary text of a language, in words of five characters a minute and right key presses. */
export function goalsOn(text: OrdinaryText): Readonly<Record<GoalName, LearningGoal>> {
  return {
    speed: textGoal(text, limits(35, 0.97)),
    weakest: weakestGoal(text, limits(20, 0.93)),
    accuracy: textGoal(text, limits(25, 0.98)),
  };
}

/** What the course leads to: 100 strokes a minute with 99 % of them right. */
export function courseGoal(text: OrdinaryText): LearningGoal {
  return textGoal(text, limits(20, 0.99));
}
