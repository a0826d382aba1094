import { chooseText } from "../../../../engine/adaptive/chooseText";
import { explainChoice, type Reason, letterStates, type Letter } from "../../../../engine/adaptive/explainChoice";
import type { PracticePlan } from "../../../../engine/adaptive/practicePlan";
import { defaultGoal } from "../../../../engine/adaptive/AdaptiveState";
import { drawSeed } from "../drawSeed";
import type { Learner } from "./Learner";

/** About three lines of the stage, and half a minute at the goal. */
const CHARACTERS = 165;

/** One text, and what it was chosen by. */
export type Turn = {
  readonly seed: number;
  readonly text: string;
  readonly reason: Reason;
  readonly letters: readonly Letter[];
};

/** The text that helps a person most now. */
export function makeTurn(learner: Learner, plan: PracticePlan): Turn {
  const { state, today } = learner;
  const seed = drawSeed();
  const choice = chooseText({ state, plan, goal: defaultGoal, today, characters: CHARACTERS, seed });
  return {
    seed,
    text: choice.text,
    reason: explainChoice(choice, state, defaultGoal, today),
    letters: letterStates(state, plan.steps),
  };
}
