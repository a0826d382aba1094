import { createRandom } from "../random";

/**
 * Random common words from a seed: the same list, count and seed give the same words on server and browser. Frequent
 * words come more often (the first quarter of the list gives half of them), and no word follows itself.
 * @param words most frequent first, at least one; a single word does follow itself.
 * @param seed an integer from 0 to 2³² − 1.
 */
export function drawWords(words: readonly string[], count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  const drawn: string[] = [];
  while (drawn.length < count) {
    const part = random();
    const word = words[Math.floor(part * part * words.length)] ?? "";
    if (word !== drawn.at(-1) || words.length < 2) drawn.push(word);
  }
  return drawn;
}
