import type { Typing } from "../../../engine/typing/Typing";

/** What a stage draws: a run that is typed (TypingRun), or a kept one that is played again. */
export type StageSource = {
  readonly state: Typing;
  /** Text of a composition that is not finished. */
  readonly provisional: string;
  /** Calls `listener` after every keystroke. Gives the way to stop that. */
  readonly onChange: (listener: () => void) => () => void;
};
