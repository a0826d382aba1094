import type { KeyboardLayout, LayoutId } from "./KeyboardLayout";
import { keyboardLayouts } from "./keyboardLayouts";
import type { Language } from "../practice/PracticeMode";

/** A key press as a browser tells it (`KeyboardEvent.code` and `.key`; a dead key's `key` is "Dead"). */
export type SeenKey = { readonly code: string; readonly key: string };

/** How likely a layout is among those we know, 0 to 1; all together 1. */
export type LayoutGuess = { readonly id: LayoutId; readonly certainty: number };

/** The chance that a key gives what a layout does not say: a remapped key, a system with other extras. */
const SURPRISE = 0.02;

/**
 * Which layouts fit the first key presses, the likeliest first. It is for a question to the person, not for a decision:
 * layouts that differ only in keys not yet pressed share the certainty. Nothing but this guess uses position codes.
 */
export function guessLayout(seen: readonly SeenKey[]): readonly LayoutGuess[] {
  // A key that is held or pressed often says no more than once.
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

/**
 * The keyboard that most people have who type in a language, used until the person has chosen one. Dutch computers are
 * sold with US-International.
 */
export function usualLayout(language: Language): LayoutId {
  return language === "nl" ? "us-international" : "us";
}
