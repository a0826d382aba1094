import { correctedMs, type LearningGoal } from "./LearningGoal";
import { letters, type Learner } from "./Learner";
import { RUN_CHARACTERS, type Method } from "./Method";

const KEYS = letters.length;

/** What is left of the weight of a part of the goal that is reached. */
const REACHED = 1e-9;

/**
 * The bound: it knows what one more press of each key and pair is worth to this person, and takes word by word the one
 * that brings them nearest to the goal, none twice in a text. As gains only fall with practice, and each is by itself,
 * there is hardly a better order.
 * @param twin the same person, for whom it tries what it chose.
 */
export function oracleMethod(words: readonly string[], goal: LearningGoal, twin: Learner): Method {
  const parts = words.map(partsOf);
  return {
    next: (day) => {
      twin.startDay(day);
      const gains = new Gains(twin, goal, day);
      const scores = Float64Array.from(parts, (of) => gains.mean(of));
      let text = "";
      while (text.length < RUN_CHARACTERS) {
        const at = highest(scores, (of) => gains.mean(parts[of] ?? noParts));
        scores[at] = -1;
        const word = `${words[at] ?? ""} `;
        const isLast = text.length + word.length >= RUN_CHARACTERS;
        twin.practise(isLast ? word.slice(0, RUN_CHARACTERS - text.length).trimEnd() : word, day);
        gains.measure(parts[at] ?? noParts);
        text += word;
      }
      return text;
    },
    learn: null,
  };
}

const noParts = new Int32Array();

/** The places of a word's keys and pairs, with the space behind it, in {@link Gains}. */
function partsOf(word: string): Int32Array {
  let before = 0;
  const parts = [...`${word} `].flatMap((letter) => {
    const key = letters.indexOf(letter);
    const pair = KEYS + before * KEYS + key;
    before = key;
    return [key, pair];
  });
  return Int32Array.from(parts);
}

/** The place of the highest score now; those that were kept are never lower, so few are measured again. */
function highest(scores: Float64Array, measure: (at: number) => number): number {
  let last = -1;
  for (;;) {
    let best = 0;
    scores.forEach((score, at) => {
      if (score > (scores[best] ?? 0)) best = at;
    });
    if (best === last) return best;
    scores[best] = measure(best);
    last = best;
  }
}

/** How much nearer to a goal one more press of each key, and of each pair behind them, brings a person. */
class Gains {
  readonly #learner: Learner;
  readonly #day: number;
  readonly #ms = new Float64Array(KEYS + KEYS ** 2);
  readonly #misses = new Float64Array(KEYS + KEYS ** 2);
  readonly #values = new Float64Array(KEYS + KEYS ** 2);

  constructor(learner: Learner, { most, stand, weigh }: LearningGoal, day: number) {
    this.#learner = learner;
    this.#day = day;
    const standing = stand(learner);
    const weights = weigh(learner);
    const ofMs = (standing.ms > most.ms ? 1 : REACHED) / most.ms;
    const ofMisses = (standing.misses > most.misses ? 1 : REACHED) / most.misses;
    for (let pair = 0; pair < KEYS ** 2; pair += 1) {
      const [before, key] = [Math.floor(pair / KEYS), pair % KEYS];
      const weight = ofMs * (weights.ms[pair] ?? 0);
      const missed = ofMisses * (weights.misses[pair] ?? 0);
      if (weight === 0 && missed === 0) continue;
      const time = learner.timeMs(before, key);
      const ms = weight * learner.pace * (correctedMs(learner, before, key) / time);
      const misses = learner.carelessness * (2 * weight * time + missed);
      for (const part of [key, KEYS + pair]) {
        this.#ms[part] = (this.#ms[part] ?? 0) + ms;
        this.#misses[part] = (this.#misses[part] ?? 0) + misses;
      }
    }
    this.measure(this.#values.keys());
  }

  /** After these have been practised. */
  measure(parts: Iterable<number>): void {
    for (const part of parts) {
      const [ofMs, ofMisses] = [this.#ms[part] ?? 0, this.#misses[part] ?? 0];
      if (ofMs === 0 && ofMisses === 0) continue;
      const { keys, pairs } = this.#learner;
      const gain = part < KEYS ? keys.gain(part, this.#day) : pairs.gain(part - KEYS, this.#day);
      this.#values[part] = ofMs * gain.ms + ofMisses * gain.misses;
    }
  }

  /** The mean of the presses of a word. */
  mean(parts: Int32Array): number {
    let sum = 0;
    for (const part of parts) sum += this.#values[part] ?? 0;
    return (2 * sum) / parts.length;
  }
}
