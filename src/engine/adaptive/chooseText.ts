import { createRandom } from "../random";
import type { AdaptiveState, PracticeGoal } from "./AdaptiveState";
import { candidateWords } from "./candidateWords";
import type { ModelWord } from "./LanguageModel";
import type { PracticePlan } from "./practicePlan";
import { measureNeeds, type Needs } from "./measureNeeds";

/** How strongly useful words are preferred: a word that helps twice as much is 2¹² times as likely to come first. */
const PREFERENCE = 12;

/** The next text, and the reasons for it. */
export type Choice = OpenKeys & {
  readonly text: string;
  /**
   * The unlocked letter that needs practice most: at least every fourth word has it, as long as there are such words.
   */
  readonly weakestKey: string;
  /** The same for a pair of letters. */
  readonly weakestPair: string;
};

export type ChoiceRequest = {
  readonly state: AdaptiveState;
  readonly plan: PracticePlan;
  readonly goal: PracticeGoal;
  /** A number of days, as in the runs. */
  readonly today: number;
  /** The text has at least this many characters, and ends with a whole word. */
  readonly characters: number;
  /** An integer from 0 to 2³² − 1. The same request returns the same text. */
  readonly seed: number;
};

/**
 * The most useful text for a user: words of unlocked letters, the most useful ones most likely, and none twice before
 * all were used. Of every four words, one has the weakest key and one the weakest pair.
 */
export function chooseText({ state, plan: { model, steps }, goal, today, characters, seed }: ChoiceRequest): Choice {
  const random = createRandom(seed);
  const keys = openKeys(state, steps);
  const words = candidateWords(model, keys.open, random);
  const needs = measureNeeds(state, model, goal, today);
  const key = mostNeeded(words, needs.keys, (word) => word.keys);
  const pair = mostNeeded(words, needs.pairs, (word) => word.pairs);
  const all = words.map(() => true);
  const turns = [
    words.map((word) => word.keys.includes(key)),
    all,
    words.map((word) => word.pairs.includes(pair)),
    all,
  ];
  // Relative to the best, so that powers of small numbers do not become zero.
  const scores = words.map((word) => worth(word, needs));
  const best = Math.max(...scores);
  const queue = new WordQueue(
    words,
    scores.map((value) => (value / best) ** PREFERENCE + Number.EPSILON),
    random,
  );
  const drawn: string[] = [];
  for (let length = -1; length < characters; length += 1 + (drawn.at(-1) ?? "").length) {
    const word = queue.take(turns[drawn.length % turns.length] ?? all);
    if (word === null) break;
    drawn.push(word.text);
  }
  return { ...keys, text: drawn.join(" "), weakestKey: model.keys[key] ?? "", weakestPair: model.pairs[pair] ?? "" };
}

/** The key or pair of these words with the greatest need; the first of equals. */
function mostNeeded(
  words: readonly ModelWord[],
  needs: readonly number[],
  partsOf: (word: ModelWord) => readonly number[],
): number {
  let most = -1;
  for (const word of words) {
    for (const part of partsOf(word)) if (most < 0 || (needs[part] ?? 0) > (needs[most] ?? 0)) most = part;
  }
  return most;
}

/** The average value of a press in a word. */
function worth({ keys, pairs, edges }: ModelWord, needs: Needs): number {
  let sum = 0;
  for (const key of keys) sum += needs.keys[key] ?? 0;
  for (const pair of pairs) sum += needs.pairs[pair] ?? 0;
  for (const pair of edges) sum += needs.pairs[pair] ?? 0;
  return sum / (keys.length + 1);
}

/**
 * Words in a random order by weight, none twice before all were used. Each gets a waiting time, exponential with its
 * weight as rate, and the shortest comes first (P. Efraimidis and P. Spirakis, 2006).
 */
class WordQueue {
  readonly #words: readonly ModelWord[];
  readonly #weights: readonly number[];
  readonly #random: () => number;
  /** Infinite for a word that was used. */
  readonly #waits: Float64Array;
  #left = 0;

  /** @param weights one for each word, above 0. */
  constructor(words: readonly ModelWord[], weights: readonly number[], random: () => number) {
    this.#words = words;
    this.#weights = weights;
    this.#random = random;
    this.#waits = new Float64Array(words.length);
  }

  /** The next of the wanted words; if there are none left, the next of all. Null only if there are no words. */
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

/** The letters that a user practices, and which of them they are learning. */
type OpenKeys = {
  readonly open: readonly string[];
  /** Letters of the last unlocked step that are not learned yet; empty once all letters are. */
  readonly fresh: readonly string[];
};

/** All steps up to the first that is not completely learned. */
export function openKeys({ keys }: AdaptiveState, steps: readonly (readonly string[])[]): OpenKeys {
  const isFresh = (key: string) => keys[key]?.learnt !== true;
  const current = steps.findIndex((step) => step.some(isFresh));
  return {
    open: steps.slice(0, current < 0 ? steps.length : current + 1).flat(),
    fresh: (steps[current] ?? []).filter(isFresh),
  };
}
