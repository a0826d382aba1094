import { normal } from "./normal";

type Traits = {
  /** What can be learnt at the start, on average: time in ms, and a share of presses. */
  readonly ms: number;
  readonly misses: number;
  readonly prior: number;
  readonly timeExponent: number;
  readonly missExponent: number;
  readonly forgetting: number;
  readonly keySpread: number;
  readonly alike: number;
};

/** What a person can still learn of each of many things (keys, or pairs of keys), by the power law of practice. */
export class Skill {
  readonly #traits: Traits;
  readonly #startMs: Float64Array;
  readonly #startMisses: Float64Array;
  readonly #presses: Float64Array;
  readonly #days: Int32Array;
  /** What is left of time and misses: kept, as it is asked far more often than it changes. */
  readonly #ms: Float64Array;
  readonly #misses: Float64Array;

  constructor(size: number, traits: Traits, hardness: (thing: number) => number, random: () => number) {
    this.#traits = traits;
    const vary = (share: number) => Math.exp(traits.keySpread * Math.sqrt(share) * normal(random));
    const hard = Float64Array.from({ length: size }, (_, thing) => hardness(thing) * vary(traits.alike));
    this.#startMs = hard.map((factor) => traits.ms * factor * vary(1 - traits.alike));
    this.#startMisses = hard.map((factor) => traits.misses * factor * vary(1 - traits.alike));
    this.#presses = new Float64Array(size);
    this.#days = new Int32Array(size);
    this.#ms = this.#startMs.slice();
    this.#misses = this.#startMisses.slice();
  }

  timeMs(thing: number): number {
    return this.#ms[thing] ?? 0;
  }

  missRate(thing: number): number {
    return this.#misses[thing] ?? 0;
  }

  practise(thing: number, day: number): void {
    const { prior, timeExponent, missExponent, forgetting } = this.#traits;
    const away = day - (this.#days[thing] ?? 0);
    const kept = (this.#presses[thing] ?? 0) * (away > 1 ? away ** -forgetting : 1);
    const practice = Math.log1p((kept + 1) / prior);
    this.#presses[thing] = kept + 1;
    this.#days[thing] = day;
    this.#ms[thing] = (this.#startMs[thing] ?? 0) * Math.exp(-timeExponent * practice);
    this.#misses[thing] = (this.#startMisses[thing] ?? 0) * Math.exp(-missExponent * practice);
  }
}
