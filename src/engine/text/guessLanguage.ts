/** How many words of a text are examined. */
const MOST_WORDS = 1_000;

/**
 * The language of a text, by its common words; the first language if that is undecided. By Zipf's law the word of rank
 * r makes up about 1/r of a running text, so each listed word is evidence by its rank, and a word that is not listed
 * counts as much as the last one.
 * @param lists the common words of each language, most common first.
 */
export function guessLanguage<Language extends string>(
  text: string,
  lists: readonly (readonly [Language, readonly string[]])[],
): Language | undefined {
  const words = (
    text
      .slice(0, 20 * MOST_WORDS)
      .toLowerCase()
      .match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  ).slice(0, MOST_WORDS);
  let best: { readonly language: Language; readonly evidence: number } | undefined;
  for (const [language, list] of lists) {
    const ranks = new Map(list.map((word, at) => [word.toLowerCase(), at + 1]));
    const evidence = words.reduce((sum, word) => sum - Math.log(ranks.get(word) ?? list.length + 1), 0);
    if (best === undefined || evidence > best.evidence) best = { language, evidence };
  }
  return best?.language;
}
