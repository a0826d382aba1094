import { addRun } from "../../../src/engine/adaptive/addRun";
import { emptyAdaptiveState, defaultGoal, type PracticeGoal } from "../../../src/engine/adaptive/AdaptiveState";
import { chooseText } from "../../../src/engine/adaptive/chooseText";
import type { PracticeAim } from "../../../src/engine/adaptive/measureNeeds";
import type { PracticePlan } from "../../../src/engine/adaptive/practicePlan";
import { RUN_CHARACTERS, type Method } from "./Method";

/** Adaptive practice as the product has it: the state is fed with the keystroke logs. */
export function oursMethod(plan: PracticePlan, goal: PracticeGoal = defaultGoal, aim: PracticeAim = "speed"): Method {
  let state = emptyAdaptiveState;
  return {
    next: (today, seed) => chooseText({ state, plan, goal, aim, today, characters: RUN_CHARACTERS, seed }).text,
    learn: (text, keystrokes, day) => {
      const mark = { endedAt: state.runs, id: String(state.runs) };
      state = addRun(
        state,
        { ...mark, rules: "free", text, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0, day },
        defaultGoal,
      );
    },
  };
}
