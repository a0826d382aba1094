import type { Keystroke } from "../log/Keystroke";

/**
 * Times between keys that follow each other, in ms. A key that takes something back, and the one after it, are left
 * out: what is corrected has a rhythm of its
 * own, and a Backspace that is held down repeats like a clock.
 */
export function keyGaps(keystrokes: readonly Keystroke[]): readonly number[] {
  const gaps: number[] = [];
  for (let at = 1; at < keystrokes.length; at += 1) {
    const before = keystrokes[at - 1];
    const key = keystrokes[at];
    if (before?.kind === "insert" && key?.kind === "insert") gaps.push(key.time - before.time);
  }
  return gaps;
}
