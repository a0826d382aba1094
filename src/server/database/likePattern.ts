/** A pattern of LIKE for what holds these words: what has a meaning in a pattern is taken literally. */
export function likePattern(words: string): string {
  return `%${words.replaceAll(/[%\\_]/gu, String.raw`\$&`)}%`;
}
