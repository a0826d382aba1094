import type { Language } from "../../../engine/practice/PracticeMode";

const lists = new Map<Language, Promise<readonly string[]>>();

/** The common words of a language, most common first. Loaded once; a load that failed is tried again by the next call. */
export function loadWords(language: Language): Promise<readonly string[]> {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const list = language === "en" ? import("../../../engine/practice/words/english").then(({ english }) => english) : import("../../../engine/practice/words/dutch").then(({ dutch }) => dutch);
  lists.set(language, list);
  list.catch(() => lists.delete(language));
  return list;
}
