/**
 * A stream of numbers in [0, 1) that only depends on the seed (mulberry32, by Tommy Ettinger, public domain), so that
 * server and browser make the same text. Not for secrets.
 * @param seed any number; its low 32 bits count.
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random item of a list; the empty string if there is none. */
export function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

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
