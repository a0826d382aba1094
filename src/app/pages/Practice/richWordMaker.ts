import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { fitWords } from "../../../engine/keyboards/fitText";
import { makeWordText, type PunctuationRules } from "../../../engine/practice/makeWordText";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import { layoutNameOf } from "../../typing/layoutName";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./challenge";

/** Draws from the words that a keyboard layout can type, with additions. */
export function richWordMaker(
  words: readonly string[],
  { mode, punctuation, numbers }: PracticeSettings,
  layoutId: string,
  rules: PunctuationRules | null,
): WordMaker {
  const layout = findLayout(layoutId);
  const fitted = fitWords(layout, words);
  const options = {
    ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    ...(punctuation && { punctuation }),
    ...(numbers && { numbers }),
  };
  return (seed) => ({
    text: makeWordText(fitted, wordsNeeded(mode) ?? 0, seed, { punctuation: rules, numbers }),
    seed,
    textId: null,
    ...options,
  });
}
