import { type Language, wordsNeeded } from "../../../engine/practice/PracticeMode";
import { drawWords } from "../../../engine/practice/drawWords";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./challenge";
import { useEffect, useState } from "react";
import { whenIdle } from "../../platform/whenIdle";

/** The common words of a language, most common first. Loaded once. */
export function loadWords(language: Language): Promise<readonly string[]> {
  if (language === "en") return import("../../../engine/practice/words/english").then(({ english }) => english);
  return import("../../../engine/practice/words/dutch").then(({ dutch }) => dutch);
}

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

type Loaded = { readonly make: WordMaker | null };

/**
 * What draws the words: `undefined` while it loads, `null` when it could not be loaded. For another keyboard the last
 * one goes on until its own is there. A browser
 * remembers for as long as the page lives that a module failed: only loading the page again helps.
 * @param settings the same from one render to the next.
 * @param when it is loaded: `idle` once the page has nothing else to do.
 */
export function useWordMaker(
  settings: PracticeSettings,
  layout: string,
  when: "now" | "idle",
): WordMaker | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (make: WordMaker | null) => isWanted && setLoaded({ make });
    const load = () => void loadWordMaker(settings, layout).then(keep, () => keep(null));
    if (when === "idle") whenIdle(load);
    else load();
    return () => {
      isWanted = false;
    };
  }, [settings, layout, when]);
  return loaded?.make === undefined ? undefined : loaded.make;
}
