import type { ModelWord } from "./LanguageModel";
import type { Need, Needs } from "./measureNeeds";

/** What can be gained falls a little faster than by the presses themselves, as with an exponent of a third. */
const FALL = 4 / 3;

/**
 * Words by what they do for a user: each takes away from the need of its keys and pairs, so the next one does
 * something else. A little chance keeps two texts from being the same. No word comes twice before all were used.
 */
export class WordQueue {
  readonly #words: readonly ModelWord[];
  readonly #random: () => number;
  readonly #preference: number;
  readonly #keys: Float64Array;
  readonly #pairs: Float64Array;
  readonly #keyPresses: Float64Array;
  readonly #pairPresses: Float64Array;
  /** Chance of each word, and its worth with it when last looked at: worth only falls. −1 for a word that was used. */
  readonly #chances: Float64Array;
  readonly #worths: Float64Array;
  #left = 0;

  /** @param preference how strongly useful words are preferred. */
  constructor(words: readonly ModelWord[], { keys, pairs }: Needs, preference: number, random: () => number) {
    this.#words = words;
    this.#random = random;
    this.#preference = preference;
    [this.#keys, this.#keyPresses] = columnsOf(keys);
    [this.#pairs, this.#pairPresses] = columnsOf(pairs);
    this.#chances = new Float64Array(words.length);
    this.#worths = new Float64Array(words.length);
  }

  /** The next of the wanted words; if there are none left, the next of all. Null only if there are no words. */
  take(isWanted: readonly boolean[] | null): ModelWord | null {
    if (this.#left === 0) this.#refill();
    const wanted = this.#first(isWanted);
    const at = wanted < 0 ? this.#first(null) : wanted;
    const word = this.#words[at];
    if (word === undefined) return null;
    this.#worths[at] = -1;
    this.#left -= 1;
    for (const key of word.keys) press(this.#keys, this.#keyPresses, key);
    for (const pair of word.pairs) press(this.#pairs, this.#pairPresses, pair);
    for (const pair of word.edges) press(this.#pairs, this.#pairPresses, pair);
    return word;
  }

  /** The best by its worth now. The worth that was kept is never less, so few are measured again. */
  #first(isWanted: readonly boolean[] | null): number {
    let first = -1;
    for (;;) {
      const best = this.#highest(isWanted);
      if (best < 0 || best === first) return best;
      this.#worths[best] = this.#worth(best);
      first = best;
    }
  }

  #highest(isWanted: readonly boolean[] | null): number {
    let highest = -1;
    let most = -1;
    this.#worths.forEach((worth, at) => {
      if (worth <= most || isWanted?.[at] === false) return;
      most = worth;
      highest = at;
    });
    return highest;
  }

  /** The average need of a press in a word, by its chance. */
  #worth(at: number): number {
    const word = this.#words[at];
    if (word === undefined) return 0;
    let sum = 0;
    for (const key of word.keys) sum += this.#keys[key] ?? 0;
    for (const pair of word.pairs) sum += this.#pairs[pair] ?? 0;
    for (const pair of word.edges) sum += this.#pairs[pair] ?? 0;
    return (sum / (word.keys.length + 1)) * (this.#chances[at] ?? 1);
  }

  #refill(): void {
    this.#words.forEach((_, at) => {
      // As weights of worth ** preference in a draw without putting back (P. Efraimidis and P. Spirakis, 2006).
      this.#chances[at] = (-Math.log(1 - this.#random()) + Number.EPSILON) ** (-1 / this.#preference);
      this.#worths[at] = this.#worth(at);
    });
    this.#left = this.#words.length;
  }
}

function columnsOf(needs: readonly Need[]): [values: Float64Array, presses: Float64Array] {
  return [Float64Array.from(needs, ({ value }) => value), Float64Array.from(needs, ({ presses }) => presses)];
}

function press(values: Float64Array, presses: Float64Array, part: number): void {
  const before = presses[part] ?? 1;
  values[part] = (values[part] ?? 0) * (before / (before + 1)) ** FALL;
  presses[part] = before + 1;
}
