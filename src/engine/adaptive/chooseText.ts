import { createRandom } from "../random/createRandom";
import type { AdaptiveState } from "./AdaptiveState";
import { candidateWords } from "./candidateWords";
import type { ModelWord } from "./LanguageModel";
import type { PracticePlan } from "./makePracticePlan";
import { measureNeeds, type Needs } from "./measureNeeds";
import { openKeys, type OpenKeys } from "./openKeys";
import type { PracticeGoal } from "./PracticeGoal";
import { WordQueue } from "./WordQueue";

/** How strongly needed words are preferred: a word that helps twice as much is drawn 2¹² times as soon. */
const PREFERENCE = 12;

/** The next text, and what it was chosen by. */
export type Choice = OpenKeys & {
  readonly text: string;
  /** The open letter that practice helps most now: at least every fourth word has it, while there are such words. */
  readonly weakestKey: string;
  /** The same for two letters that follow one another. */
  readonly weakestPair: string;
};

export type ChoiceRequest = {
  readonly state: AdaptiveState;
  readonly plan: PracticePlan;
  readonly goal: PracticeGoal;
  /** A whole number of days, as in the runs. */
  readonly today: number;
  /** The text has at least so many characters, and ends with a whole word. */
  readonly characters: number;
  /** A whole number from 0 to 2³² − 1. The same request gives the same text. */
  readonly seed: number;
};

/**
 * The text that helps a person most now: words of open letters, the most needed most likely, and none twice before all
 * were there.
 * Of every four words one has the weakest key and one the weakest pair.
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
  // Relative to the best, so that no power of a small number becomes nothing.
  const worths = words.map((word) => worth(word, needs));
  const best = Math.max(...worths);
  const queue = new WordQueue(
    words,
    worths.map((value) => (value / best) ** PREFERENCE + Number.EPSILON),
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

/** The part of any of the words with the greatest need; the first when there are several. */
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

/** What a press of a word is worth on average. */
function worth({ keys, pairs, edges }: ModelWord, needs: Needs): number {
  let sum = 0;
  for (const key of keys) sum += needs.keys[key] ?? 0;
  for (const pair of pairs) sum += needs.pairs[pair] ?? 0;
  for (const pair of edges) sum += needs.pairs[pair] ?? 0;
  return sum / (keys.length + 1);
}
