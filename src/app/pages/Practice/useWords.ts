import { useEffect, useState } from "react";
import type { Language } from "../../../engine/practice/PracticeMode";
import { whenIdle } from "../../platform/whenIdle";
import { loadWords } from "./loadWords";

type Loaded = { readonly language: Language; readonly words: readonly string[] | null };

/**
 * The common words of a language: `undefined` while they load, `null` when they could not be loaded. A browser remembers for as long as the
 * page lives that a module failed: only loading the page again helps.
 * @param when they are loaded: `idle` once the page has nothing else to do.
 */
export function useWords(language: Language, when: "now" | "idle"): readonly string[] | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = () =>
      void loadWords(language).then(
        (words) => setLoaded({ language, words }),
        () => setLoaded({ language, words: null }),
      );
    if (when === "idle") whenIdle(load);
    else load();
  }, [language, when]);
  return loaded?.language === language ? loaded.words : undefined;
}
