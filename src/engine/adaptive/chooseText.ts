import { createRandom } from "../random";
import { type AdaptiveState, type PracticeGoal, unknownKey } from "./AdaptiveState";
import { candidateWords } from "./candidateWords";
import { knowsKeyboard } from "./knowsKeyboard";
import type { ModelWord } from "./LanguageModel";
import type { PracticePlan } from "./practicePlan";
import { LEAST_KEY_SHARE, measureNeeds, type Need, type PracticeAim } from "./measureNeeds";
import { WordQueue } from "./WordQueue";

/** How strongly useful words are preferred: a word that helps twice as much is 2⁶⁰ times as likely to come first. */
const PREFERENCE = 60;

/** One word in this many has the weakest key, and one the weakest pair. */
const WEAKEST_EVERY = 16;

/** The next text, and the reasons for it. */
export type Choice = OpenKeys & {
  readonly text: string;
  /**
   * The unlocked letter that needs practice most: at least every sixteenth word has it, while there are such words.
   */
  readonly weakestKey: string;
  /** The same for a pair of letters. */
  readonly weakestPair: string;
};

export type ChoiceRequest = {
  readonly state: AdaptiveState;
  readonly plan: PracticePlan;
  readonly goal: PracticeGoal;
  /** Ordinary text if not given. */
  readonly aim?: PracticeAim;
  /** A number of days, as in the runs. */
  readonly today: number;
  /** The text has at least this many characters, and ends with a whole word. */
  readonly characters: number;
  /** An integer from 0 to 2³² − 1. The same request returns the same text. */
  readonly seed: number;
};

/**
 * The most useful text for a user: words of unlocked letters, the most useful ones most likely, each after what the
 * ones before it have done, and none twice before all were used. Of every 16 words, one has the weakest key and one the
 * weakest pair.
 */
export function chooseText(request: ChoiceRequest): Choice {
  const { state, goal, aim, today, characters, seed } = request;
  const { model, steps } = request.plan;
  const random = createRandom(seed);
  const keys = aim === "weakest" ? { open: steps.flat(), fresh: [] } : openKeys(state, steps);
  const words = candidateWords(model, keys.open, random);
  const needs = measureNeeds(state, model, goal, today, aim);
  const common = needs.keys.map((need, at) =>
    (model.text.keyShares[at] ?? 0) < LEAST_KEY_SHARE ? { ...need, value: 0 } : need,
  );
  const key = mostNeeded(words, common, (word) => word.keys);
  const pair = mostNeeded(words, needs.pairs, (word) => word.pairs);
  const turns = new Map([
    [0, words.map((word) => word.keys.includes(key))],
    [1, words.map((word) => word.pairs.includes(pair))],
  ]);
  const queue = new WordQueue(words, needs, PREFERENCE, random);
  const drawn: string[] = [];
  for (let length = -1; length < characters; length += 1 + (drawn.at(-1) ?? "").length) {
    const word = queue.take(turns.get(drawn.length % WEAKEST_EVERY) ?? null);
    if (word === null) break;
    drawn.push(word.text);
  }
  return { ...keys, text: drawn.join(" "), weakestKey: model.keys[key] ?? "", weakestPair: model.pairs[pair] ?? "" };
}

/** The key or pair of these words with the greatest need; the first of equals. */
function mostNeeded(
  words: readonly ModelWord[],
  needs: readonly Need[],
  partsOf: (word: ModelWord) => readonly number[],
): number {
  const valueOf = (part: number) => needs[part]?.value ?? 0;
  let most = -1;
  for (const word of words)
    for (const part of partsOf(word)) if (most < 0 || valueOf(part) > valueOf(most)) most = part;
  return most;
}

/** The letters that a user practices, and which of them they are learning. */
type OpenKeys = {
  readonly open: readonly string[];
  /** Letters of the last unlocked step that are not learned yet; empty once all letters are. */
  readonly fresh: readonly string[];
};

/** All steps up to the first that is not completely learned; all letters for a user who knew the keyboard before. */
export function openKeys({ keys }: AdaptiveState, steps: readonly (readonly string[])[]): OpenKeys {
  const all = steps.flat();
  if (knowsKeyboard(all.map((key) => keys[key] ?? unknownKey))) return { open: all, fresh: [] };
  const isFresh = (key: string) => keys[key]?.learnt !== true;
  const current = steps.findIndex((step) => step.some(isFresh));
  return {
    open: steps.slice(0, current < 0 ? steps.length : current + 1).flat(),
    fresh: (steps[current] ?? []).filter(isFresh),
  };
}
