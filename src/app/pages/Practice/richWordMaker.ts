import { loadPart } from "../../../contract/languages/languages";
import { loadWordList } from "../../../contract/loadWordList";
import { isCodeList } from "../../../contract/wordLists";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { fitWords } from "../../../engine/keyboards/fitText";
import { makeCodeText, makeWordText } from "../../../engine/practice/makeWordText";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import { layoutNameOf } from "../../typing/keyboard/layouts";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./challenge";

/** Draws from the words or lines that a keyboard layout can type, with additions. */
export async function loadRichMaker(settings: PracticeSettings, layoutId: string): Promise<WordMaker> {
  const { mode, language, punctuation, numbers, list } = settings;
  const [words, rules] = await Promise.all([
    loadWordList(language, list),
    punctuation ? loadPart(language, "punctuation") : null,
  ]);
  const layout = findLayout(layoutId);
  const fitted = fitWords(layout, words);
  const count = wordsNeeded(mode) ?? 0;
  const options = {
    wordList: list,
    ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    ...(punctuation && { punctuation }),
    ...(numbers && { numbers }),
  };
  return (seed) => ({
    text: isCodeList(list)
      ? makeCodeText(fitted, count, seed)
      : makeWordText(fitted, count, seed, { punctuation: rules, numbers }),
    seed,
    textId: null,
    ...options,
  });
}
