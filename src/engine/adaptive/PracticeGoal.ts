/** What a person practises for. */
export type PracticeGoal = {
  /** Words of five characters a minute. */
  readonly wpm: number;
  /** Share of presses that may miss, 0 to 1. */
  readonly missRate: number;
};

/** 35 words a minute at 97 %: where keybr's target stands, so that people can compare. */
export const defaultGoal: PracticeGoal = { wpm: 35, missRate: 0.03 };

/** The time of one press at the goal, in ms. */
export function goalTimeMs(goal: PracticeGoal): number {
  return 12_000 / goal.wpm;
}
