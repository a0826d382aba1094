import { drawWords } from "../../../engine/practice/drawWords";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import { loadWords } from "./loadWords";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./WordMaker";

/**
 * What draws the words of these settings. Plain words need their list alone; what fits them to a keyboard or mixes
 * something in is loaded where somebody wants it.
 * @param layout the person's keyboard, empty while it is unknown.
 */
export async function loadWordMaker(settings: PracticeSettings, layout: string): Promise<WordMaker> {
  const { mode, language, punctuation, numbers } = settings;
  if (layout !== "" || punctuation || numbers) {
    const [words, { richWordMaker }] = await Promise.all([loadWords(language), import("./richWordMaker")]);
    return richWordMaker(words, settings, layout);
  }
  const words = await loadWords(language);
  return (seed) => ({ text: drawWords(words, wordsNeeded(mode) ?? 0, seed).join(" "), seed, textId: null });
}
