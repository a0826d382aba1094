type Pieces = (turn: number) => string;

/** From one finger to both: a and b stand for two keys. */
const patterns = ["aaa", "bbb", "aba", "bab", "aaa", "bbb", "aab", "bba", "aba", "bab", "abb", "baa", "abab", "baba"];

/**
 * The very first groups that somebody types with two keys, each as easy to read as to type; after them come those of
 * `then`.
 * @param random a stream of numbers in [0, 1). It draws which key begins.
 */
export function makeRhythm(keys: readonly string[], then: Pieces, random: () => number): Pieces {
  const [a = "", b = a] = random() < 0.5 ? keys : keys.toReversed();
  return (turn) =>
    patterns[turn]?.replaceAll(/[ab]/gu, (letter) => (letter === "a" ? a : b)) ?? then(turn - patterns.length);
}
