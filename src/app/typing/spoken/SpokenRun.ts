import { remainingText, wordsBehind, type TypingRun } from "../TypingRun";

/** What can be said of typing a text: a run in practice or a race, or an attempt at an exam. */
export type SpokenRun = {
  /** The text to type. */
  readonly text: string;
  /** Number of words of the text that are done; infinite when nothing is left. */
  readonly wordsBehind: number;
  /** What is to be typed next, from the next character on. */
  readonly remaining: string;
  /** Errors so far; null where they are only told afterwards. */
  readonly errors: number | null;
  /** Whether a wrong key stops the run until the right one. */
  readonly stopsOnError: boolean;
  /** Time zero on the clock of `performance.now()`; null before it. */
  readonly zero: number | null;
  readonly limitMs: number | null;
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
};

/** A run as {@link SpokenRun}. */
export function spokenTyping(run: TypingRun): SpokenRun {
  return {
    text: run.text,
    stopsOnError: run.rules === "stopOnError",
    limitMs: run.limitMs,
    onChange: run.onChange,
    get zero() {
      return run.zero;
    },
    get wordsBehind() {
      return run.state.finished ? Infinity : wordsBehind(run.state);
    },
    get remaining() {
      return remainingText(run.state);
    },
    get errors() {
      return run.presses.all - run.presses.right;
    },
  };
}
