import type { Language } from "../../../engine/practice/PracticeMode";

/** The common words of a language, most common first. Loaded once. */
export function loadWords(language: Language): Promise<readonly string[]> {
  if (language === "en") return import("../../../engine/practice/words/english").then(({ english }) => english);
  return import("../../../engine/practice/words/dutch").then(({ dutch }) => dutch);
}
