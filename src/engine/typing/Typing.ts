import type { Edit } from "./Edit";
import { startFreeTyping, stepFreeTyping, type FreeTyping, type Lists } from "./FreeTyping";
import type { Step } from "./Step";
import { startStopOnErrorTyping, stepStopOnErrorTyping, type StopOnErrorTyping } from "./StopOnErrorTyping";

/** A run in progress under one of the sets of keystroke rules. */
export type Typing = FreeTyping | StopOnErrorTyping;

export type TypingRules = Typing["rules"];

/** A run before its first key. `text` must be normalised ({@link normaliseText}). */
export function startTyping(rules: TypingRules, text: string): Typing {
  return rules === "free" ? startFreeTyping(text) : startStopOnErrorTyping(text);
}

/** Applies one edit under the run's own rules. With `lists`, see sameLists. */
export function stepTyping(state: Typing, edit: Edit, lists?: Lists): Step<Typing> {
  return state.rules === "free" ? stepFreeTyping(state, edit, lists) : stepStopOnErrorTyping(state, edit);
}
