import { isHomeKey } from "../keyboards/isHomeKey";
import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { canType } from "../keyboards/untypable";
import { buildLanguageModel } from "./buildLanguageModel";
import { keySteps } from "./keySteps";
import type { LanguageModel } from "./LanguageModel";

/** What adaptive practice of a language on a keyboard draws on, and in which order its letters open. */
export type PracticePlan = { readonly model: LanguageModel; readonly steps: readonly (readonly string[])[] };

/**
 * The plan for a word list, most common word first, on a layout: without the words that it cannot type. Make it once.
 */
export function makePracticePlan(words: readonly string[], layout: KeyboardLayout): PracticePlan {
  const model = buildLanguageModel(words.filter((word) => canType(layout, word)));
  return { model, steps: keySteps(model, (key) => isHomeKey(layout, key)) };
}
