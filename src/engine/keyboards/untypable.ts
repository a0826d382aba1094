import { splitGraphemes } from "../text/splitGraphemes";
import type { KeyboardLayout } from "./KeyboardLayout";
import { waysToType } from "./waysToType";

/** The characters of a text that a layout cannot type, each once, in their order. */
export function untypable(layout: KeyboardLayout, text: string): readonly string[] {
  return [...new Set(splitGraphemes(text))].filter((grapheme) => waysToType(layout, grapheme) === null);
}

/** Whether a layout can type a whole text. */
export function canType(layout: KeyboardLayout, text: string): boolean {
  return untypable(layout, text).length === 0;
}
