/** Enough words to practise a pair without learning them by heart. */
const WORDS_PER_PAIR = 5;

/** For each pair the most common words that hold it, each word once. */
export function wordsWithPairs(pairs: readonly string[], words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const pair of pairs) {
    for (const word of words.filter((one) => one.toLowerCase().includes(pair.toLowerCase())).slice(0, WORDS_PER_PAIR))
      found.add(word);
  }
  return [...found];
}
