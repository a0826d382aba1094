import { loadWordList } from "../../../contract/loadWordList";
import { drawWords } from "../../../engine/random";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import type { WordMaker } from "./challenge";
import type { PracticeSettings } from "./practiceSettings";

/** Draws common words as they are in their list. */
export async function loadPlainMaker({ mode, language, list }: PracticeSettings): Promise<WordMaker> {
  const words = await loadWordList(language, list);
  const count = wordsNeeded(mode) ?? 0;
  return (seed) => ({ text: drawWords(words, count, seed).join(" "), seed, textId: null, wordList: list });
}
