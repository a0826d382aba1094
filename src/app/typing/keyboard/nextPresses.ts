import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { type KeyPress, waysToType } from "../../../engine/keyboards/waysToType";
import type { TypingRun } from "../TypingRun";
import { nextCharacter } from "./nextCharacter";

/** What to press now, and what after it where the character takes two presses. */
export type NextPresses = { readonly now: KeyPress; readonly after: KeyPress | null };

/**
 * The easiest way to the next character of a run; null at its end, and where the layout lacks the character. An accent
 * that waits for its letter counts as pressed.
 */
export function nextPresses(run: TypingRun, layout: KeyboardLayout): NextPresses | null {
  const character = nextCharacter(run.state);
  const [first, second] = (character === null ? null : waysToType(layout, character)?.[0]) ?? [];
  if (first === undefined) return null;
  if (second !== undefined && run.provisional !== "") return { now: second, after: null };
  return { now: first, after: second ?? null };
}
