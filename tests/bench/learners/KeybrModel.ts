/** Real words to draw from at most, and fewest without invented ones. */
const MOST_WORDS = 1000;
const FEWEST_WORDS = 15;

type Row = { readonly letters: readonly string[]; readonly weights: readonly number[] };

/** Words and letter chain of keybr's guided lessons, made by its published description from a frequency list. */
export class KeybrModel {
  /** All letters, most common first, as keybr counts: each context of the chain weighs the same. */
  readonly order: readonly string[];
  readonly #words: readonly { readonly text: string; readonly mask: number }[];
  readonly #chain: ReadonlyMap<string, Row>;
  readonly #bits: ReadonlyMap<string, number>;
  readonly #pools = new Map<number, readonly string[]>();

  /** @param ranked words of a–z, most frequent first. */
  constructor(ranked: readonly string[]) {
    const words = ranked.filter((word) => word.length >= 3);
    this.#chain = chainOf(words);
    const shares = new Map<string, number>();
    for (const { letters, weights } of this.#chain.values()) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      letters.forEach((letter, at) => shares.set(letter, (shares.get(letter) ?? 0) + (weights[at] ?? 0) / total));
    }
    shares.delete(" ");
    this.order = [...shares].sort(([, a], [, b]) => b - a).map(([letter]) => letter);
    this.#bits = new Map(this.order.map((letter, at) => [letter, 1 << at]));
    this.#words = words.map((text) => ({ text, mask: this.#maskOf(text) }));
  }

  /** A lesson of at least so many characters. */
  text(open: readonly string[], focus: string | null, characters: number, random: () => number): string {
    const pool = this.#pool(open, focus);
    const openMask = this.#maskOf(open);
    let text = "";
    let last = "";
    while (text.length < characters) {
      const real = pool.length >= FEWEST_WORDS || random() < pool.length / FEWEST_WORDS;
      const word = (real ? pool[Math.floor(random() * pool.length)] : this.#invent(openMask, focus, random)) ?? "";
      if (word === last && random() < 0.9) continue;
      text += `${word} `;
      last = word;
    }
    return text;
  }

  #maskOf(letters: Iterable<string>): number {
    let mask = 0;
    for (const letter of letters) mask |= this.#bits.get(letter) ?? 0;
    return mask;
  }

  #pool(open: readonly string[], focus: string | null): readonly string[] {
    const openMask = this.#maskOf(open);
    const focusMask = focus === null ? 0 : this.#maskOf(focus);
    const key = openMask * 64 + (focus === null ? 63 : this.order.indexOf(focus));
    const pool =
      this.#pools.get(key) ??
      this.#words
        .filter(({ mask }) => (mask & ~openMask) === 0 && (mask & focusMask) === focusMask)
        .slice(0, MOST_WORDS)
        .map(({ text }) => text);
    this.#pools.set(key, pool);
    return pool;
  }

  #invent(openMask: number, focus: string | null, random: () => number): string {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      let word = focus ?? "";
      while (word.length <= 10) {
        const row = this.#chain.get(`   ${word}`.slice(-3));
        if (row === undefined) break;
        const weights = row.letters.map((letter, at) => {
          if (letter === " ") return word.length < 3 ? 0 : (row.weights[at] ?? 0) * 1.3 ** word.length;
          return (openMask & (this.#bits.get(letter) ?? 0)) === 0 ? 0 : (row.weights[at] ?? 0);
        });
        let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
        const next = row.letters.find((_, at) => (weights[at] ?? 0) > 0 && (left -= weights[at] ?? 0) < 0);
        if (next === undefined) break;
        if (next === " ") return word;
        word += next;
      }
    }
    return focus ?? "";
  }
}

/**
 * What follows each three characters; a word counts by its place in the list (Zipf's law), as the counts are not
 * published with it.
 */
function chainOf(words: readonly string[]): ReadonlyMap<string, Row> {
  const chain = new Map<string, Map<string, number>>();
  words.forEach((word, place) => {
    let context = "   ";
    for (const letter of `${word} `) {
      const row = chain.get(context) ?? new Map<string, number>();
      row.set(letter, (row.get(letter) ?? 0) + 1 / (place + 1));
      chain.set(context, row);
      context = context.slice(1) + letter;
    }
  });
  return new Map(
    [...chain].map(([context, row]) => [context, { letters: [...row.keys()], weights: [...row.values()] }]),
  );
}
