import { createRandom } from "../random";
import { type AdaptiveState, type PracticeGoal, unknownKey, type KeyStat } from "./AdaptiveState";
import { candidateWords, type ModelWord } from "./LanguageModel";
import type { PracticePlan } from "./practicePlan";
import {
  LEAST_KEY_SHARE,
  measureNeeds,
  type Need,
  type PracticeAim,
  type Needs,
  FLOOR_MS,
  PRIOR_PRESSES,
  TIME_FALL,
} from "./measureNeeds";

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

/** What can be gained falls a little faster than by the presses themselves, as with an exponent of a third. */
const FALL = 4 / 3;

/**
 * Words by what they do for a user: each takes away from the need of its keys and pairs, so the next one does
 * something else. A little chance keeps two texts from being the same. No word comes twice before all were used.
 */
class WordQueue {
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

/** Fewest presses by which it is judged: most of a first text. */
const ENOUGH_PRESSES = 125;

/**
 * The estimate of a first press below which somebody knew the keyboard, in ms. It is above the time itself, because the
 * pairs of a text are less practiced than its letters. Simulated people who start at 600 to 700 ms a press are mostly
 * below it and beginners, who start at 1,000 ms or more, mostly above (the populations that practice was tuned on).
 */
const KNOWN_MS = 1300;

/**
 * Whether somebody typed before they came, so that letters need not open step by step. The time of a first press is
 * estimated from the present one and the presses since, by the power law of practice: (now − floor) × (1 + presses ÷
 * prior)^0.3. So a beginner who has practiced does not become somebody who knew the keyboard.
 * @param letters what is known about each, without the space.
 */
export function knowsKeyboard(letters: readonly KeyStat[]): boolean {
  const timed = letters.filter(({ timeMs }) => timeMs > 0);
  const presses = timed.reduce((sum, stat) => sum + stat.presses, 0);
  if (presses < ENOUGH_PRESSES) return false;
  const first = timed.reduce(
    (sum, { presses: own, timeMs }) =>
      sum + own * Math.max(0, timeMs - FLOOR_MS) * (1 + own / PRIOR_PRESSES) ** TIME_FALL,
    0,
  );
  return FLOOR_MS + first / presses < KNOWN_MS;
}
