import type { Typing } from "../typing/Typing";
import type { LiveCopy } from "./LiveCopy";
import type { LiveText } from "./LiveText";

/** Wrong key presses by the place in the text where they came, the last one first. Grows without being copied. */
export type Misses = { readonly word: number; readonly letter: number; readonly before: Misses | null };

/** A run that somebody else looks at: the fold of its start and its batches. It holds no log. */
export type LiveRun = {
  readonly text: LiveText;
  readonly typing: Typing | LiveCopy;
  /** The number of the last batch taken; the next must be one more. */
  readonly batch: number;
  /** Keystrokes so far. */
  readonly entries: number;
  /** Time of the last keystroke, in ms since the run's zero. */
  readonly lastTime: number;
  readonly presses: number;
  readonly rightPresses: number;
  /** The last key presses, a binary digit each, 1 for a right one (see {@link file://./recentPresses.ts}). */
  readonly recent: number;
  readonly misses: Misses | null;
};

/**
 * A run before its first batch.
 * @param position characters that were typed before the log begins; only with stop on error.
 */
export function startLiveRun(text: LiveText, position = 0): LiveRun {
  return {
    text,
    typing: from(text.typing, position),
    batch: 0,
    entries: 0,
    lastTime: 0,
    presses: 0,
    rightPresses: 0,
    recent: 0,
    misses: null,
  };
}

function from(typing: LiveText["typing"], position: number): LiveText["typing"] {
  if (typing.rules !== "stopOnError" || position <= 0) return typing;
  const at = Math.min(position, typing.text.length);
  return { ...typing, position: at, finished: at === typing.text.length };
}
