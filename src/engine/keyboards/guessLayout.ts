import type { KeyboardLayout, LayoutId } from "./KeyboardLayout";
import { keyboardLayouts } from "./keyboardLayouts";

/** A key press as reported by the browser (`KeyboardEvent.code` and `.key`; `key` is "Dead" for a dead key). */
export type SeenKey = { readonly code: string; readonly key: string };

/** The probability of a layout among the known ones, 0 to 1; they add up to 1. */
export type LayoutGuess = { readonly id: LayoutId; readonly certainty: number };

/** The probability of an output that a layout does not have: a remapped key, or a system with other extras. */
const SURPRISE = 0.02;

/**
 * The layouts that fit the first key presses, most likely first. For a question to the user and not for a decision:
 * layouts that only differ in keys not yet pressed are equally likely. Only this guess uses position codes.
 */
export function guessLayout(seen: readonly SeenKey[]): readonly LayoutGuess[] {
  // A key that is held or pressed often gives no more evidence than once.
  const different = new Map(seen.map((key) => [`${key.code} ${key.key}`, key]));
  const weighed = Object.values(keyboardLayouts).map((layout) => ({
    id: layout.id,
    weight: [...different.values()].reduce((weight, key) => weight * likelihood(layout, key), 1),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ id, weight }) => ({ id, certainty: weight / total })).sort((a, b) => b.certainty - a.certainty);
}

function likelihood(layout: KeyboardLayout, { code, key }: SeenKey): number {
  const outputs = layout.keys.get(code);
  // Enter, Tab, arrows: the same on every layout.
  if (outputs === undefined || ([...key].length > 1 && key !== "Dead")) return 1;
  const fits = outputs.some(
    (output) =>
      output !== null &&
      (key === "Dead" ? output.kind === "dead" : output.kind === "character" && same(output.text, key)),
  );
  return fits ? 1 - SURPRISE : SURPRISE;
}

/** Caps Lock changes the case and says nothing about the layout. */
function same(text: string, key: string): boolean {
  return text === key || text.toLowerCase() === key.toLowerCase();
}
