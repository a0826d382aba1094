import { acceptsKey } from "../text/acceptsKey";
import { splitGraphemes } from "../text/splitGraphemes";
import type { Edit } from "./Edit";
import { ignored, type Step } from "./Step";

/**
 * Races: the caret stands still until the right key comes, so what is behind it is always right and
 * there is nothing to delete.
 */
export type StopOnErrorTyping = {
  readonly rules: "stopOnError";
  /** The characters to type, in graphemes. */
  readonly text: readonly string[];
  /** How many of them are typed. */
  readonly position: number;
  /** Wrong presses since the caret last moved: what the line shows as an error. */
  readonly misses: number;
  readonly finished: boolean;
};

/** A run with stop on error over a normalised text, before its first key. */
export function startStopOnErrorTyping(text: string): StopOnErrorTyping {
  const graphemes = splitGraphemes(text);
  return { rules: "stopOnError", text: graphemes, position: 0, misses: 0, finished: graphemes.length === 0 };
}

/** Applies one edit. Never throws; deleting and anything after the end are ignored. */
export function stepStopOnErrorTyping(state: StopOnErrorTyping, edit: Edit): Step<StopOnErrorTyping> {
  const { text, position, misses } = state;
  const expected = text[position];
  if (edit.kind !== "insert" || expected === undefined) return { state, outcome: ignored };
  const previous = position > 0 ? (text[position - 1] ?? null) : null;
  const right = acceptsKey(expected, edit.grapheme);
  const outcome = { kind: "pressed", right, expected, previous } as const;
  if (!right) return { state: { rules: "stopOnError", text, position, misses: misses + 1, finished: false }, outcome };
  const next = position + 1;
  return { state: { rules: "stopOnError", text, position: next, misses: 0, finished: next === text.length }, outcome };
}
