import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { canType } from "../keyboards/untypable";

/** The words of a list that a keyboard can type, in their order; all of them where no keyboard is known. */
export function fitWords(layout: KeyboardLayout | null, words: readonly string[]): readonly string[] {
  return layout === null ? words : words.filter((word) => canType(layout, word));
}
