import { type Language, loadPart } from "./languages/languages";
import { isCodeList, listSizes, type WordList } from "./wordLists";

/**
 * The words of a list, most common first, or the lines of code.
 * @param list null for the words of earlier releases, whose pages send no list.
 */
export async function loadWordList(language: Language, list: WordList | null): Promise<readonly string[]> {
  if (list === null) return loadPart(language, "words");
  if (isCodeList(list)) return (await import("./code/codeLines")).codeLines[list];
  const common = loadPart(language, "commonWords");
  if (list === "COMMON_200") return (await common).slice(0, listSizes[list]);
  if (list === "COMMON_1000") return common;
  const [first, further] = await Promise.all([common, loadPart(language, "furtherWords")]);
  return [...first, ...further];
}
