import { loadPart } from "../../../contract/languages/languages";
import { isCodeList, loadWordList } from "../../../contract/wordLists";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import { drawWords } from "../../../engine/practice/drawWords";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./challenge";
import { useEffect, useState } from "react";
import { whenIdle } from "../../platform/whenIdle";

/**
 * Loads the function that draws the words for these settings. Plain words only need their list; what adapts words to a
 * keyboard, adds something or draws lines of code is loaded on demand.
 * @param layout the user's keyboard layout, empty while unknown.
 */
export async function loadWordMaker(settings: PracticeSettings, layout: string): Promise<WordMaker> {
  const { mode, language, punctuation, numbers, list } = settings;
  if (layout !== "" || punctuation || numbers || isCodeList(list)) {
    const [words, { richWordMaker }, rules] = await Promise.all([
      loadWordList(language, list),
      import("./richWordMaker"),
      punctuation ? loadPart(language, "punctuation") : null,
    ]);
    return richWordMaker(words, settings, layout, rules);
  }
  const words = await loadWordList(language, list);
  const count = wordsNeeded(mode) ?? 0;
  return (seed) => ({ text: drawWords(words, count, seed).join(" "), seed, textId: null, wordList: list });
}

type Loaded = { readonly make: WordMaker | null };

/**
 * The function that draws the words: `undefined` while it loads, `null` if it could not be loaded. For another keyboard
 * layout the previous one is used until the new one has loaded. Browsers remember a failed module until the page is
 * reloaded.
 * @param settings must be stable between renders.
 * @param when to load it: `idle` once the page is idle.
 */
export function useWordMaker(
  settings: PracticeSettings,
  layout: string,
  when: "now" | "idle",
): WordMaker | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (make: WordMaker | null) => isWanted && setLoaded({ make });
    const load = () => void loadWordMaker(settings, layout).then(show, () => show(null));
    if (when === "idle") whenIdle(load);
    else load();
    return () => {
      isWanted = false;
    };
  }, [settings, layout, when]);
  return loaded?.make === undefined ? undefined : loaded.make;
}
