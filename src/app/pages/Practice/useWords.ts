import { useCallback, useEffect, useState } from "react";
import type { Language } from "../../../engine/practice/PracticeMode";
import { loadWords } from "./loadWords";

type Loaded = { readonly language: Language; readonly words: readonly string[] | null };

/**
 * The common words of a language: `undefined` while they load, `null` when they could not be loaded. Beside them, the way to try again.
 */
export function useWords(language: Language): readonly [words: readonly string[] | null | undefined, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(() => {
    loadWords(language).then(
      (words) => setLoaded({ language, words }),
      () => setLoaded({ language, words: null }),
    );
  }, [language]);
  useEffect(load, [load]);

  const retry = (): void => {
    setLoaded(null);
    load();
  };
  return [loaded?.language === language ? loaded.words : undefined, retry];
}
