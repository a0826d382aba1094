import { useEffect, useState } from "react";
import type { Language } from "../../../engine/practice/PracticeMode";
import { loadWords } from "./loadWords";

type Loaded = { readonly language: Language; readonly words: readonly string[] | null };

/**
 * The common words of a language: `undefined` while they load, `null` when they could not be loaded. A browser remembers for as long as the
 * page lives that a module failed: only loading the page again helps.
 */
export function useWords(language: Language): readonly string[] | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    loadWords(language).then(
      (words) => setLoaded({ language, words }),
      () => setLoaded({ language, words: null }),
    );
  }, [language]);
  return loaded?.language === language ? loaded.words : undefined;
}
