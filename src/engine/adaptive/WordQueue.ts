import type { ModelWord } from "./LanguageModel";

/**
 * Words in an order drawn by weight, none twice before all were there: each is given a waiting time, exponential with
 * its weight
 * as the rate, and the shortest wait comes first (P. Efraimidis and P. Spirakis, 2006).
 */
export class WordQueue {
  readonly #words: readonly ModelWord[];
  readonly #weights: readonly number[];
  readonly #random: () => number;
  /** Infinite for a word that was there. */
  readonly #waits: Float64Array;
  #left = 0;

  /** @param weights one for each word, above 0. */
  constructor(words: readonly ModelWord[], weights: readonly number[], random: () => number) {
    this.#words = words;
    this.#weights = weights;
    this.#random = random;
    this.#waits = new Float64Array(words.length);
  }

  /**
   * The next word of those that are wanted; when none of them is left, the next one of all. Null only when there are no
   * words.
   */
  take(isWanted: readonly boolean[]): ModelWord | null {
    if (this.#left === 0) this.#refill();
    const wanted = this.#first(isWanted);
    const at = wanted < 0 ? this.#first(null) : wanted;
    this.#waits[at] = Infinity;
    this.#left -= 1;
    return this.#words[at] ?? null;
  }

  #first(isWanted: readonly boolean[] | null): number {
    const waits = this.#waits;
    let first = -1;
    let least = Infinity;
    for (let at = 0; at < waits.length; at += 1) {
      const wait = waits[at] ?? Infinity;
      if (wait >= least || isWanted?.[at] === false) continue;
      least = wait;
      first = at;
    }
    return first;
  }

  #refill(): void {
    this.#weights.forEach((weight, at) => (this.#waits[at] = -Math.log(1 - this.#random()) / weight));
    this.#left = this.#words.length;
  }
}
