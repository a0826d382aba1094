import { addRun } from "../../../src/engine/adaptive/addRun";
import { emptyAdaptiveState } from "../../../src/engine/adaptive/AdaptiveState";
import { chooseText } from "../../../src/engine/adaptive/chooseText";
import { keySteps } from "../../../src/engine/adaptive/keySteps";
import type { LanguageModel } from "../../../src/engine/adaptive/LanguageModel";
import { defaultGoal } from "../../../src/engine/adaptive/PracticeGoal";
import { RUN_CHARACTERS, type Method } from "./Method";

/** Adaptive practice as the product has it: the state is fed with the keystroke logs. */
export function oursMethod(model: LanguageModel): Method {
  const steps = keySteps(model, (key) => "asdfghjkl".includes(key));
  let state = emptyAdaptiveState;
  return {
    next: (today, seed) => chooseText({ state, model, steps, goal: defaultGoal, today, characters: RUN_CHARACTERS, seed }).text,
    learn: (text, keystrokes, day) => {
      const mark = { endedAt: state.runs, id: String(state.runs) };
      state = addRun(state, { ...mark, rules: "free", text, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0, day }, defaultGoal);
    },
  };
}
