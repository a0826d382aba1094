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

  /** What was forgotten since shows from the morning on. */
  startDay(day: number): void {
    this.#presses.forEach((presses, thing) => {
      if (presses > 0 && day - (this.#days[thing] ?? 0) > 1) this.#show(thing, this.#kept(thing, day));
    });
  }

  practise(thing: number, day: number): void {
    const presses = this.#kept(thing, day) + 1;
    this.#presses[thing] = presses;
    this.#days[thing] = day;
    this.#show(thing, presses);
  }

  /** How much less time, and how many misses fewer, one more press would leave. Forgetting is not its fault. */
  gain(thing: number, day: number): { readonly ms: number; readonly misses: number } {
    const kept = this.#kept(thing, day);
    const { prior, timeExponent, missExponent } = this.#traits;
    const [now, then] = [Math.log1p(kept / prior), Math.log1p((kept + 1) / prior)];
    const fall = (exponent: number) => Math.exp(-exponent * now) - Math.exp(-exponent * then);
    return {
      ms: (this.#startMs[thing] ?? 0) * fall(timeExponent),
      misses: (this.#startMisses[thing] ?? 0) * fall(missExponent),
    };
  }

  /** The presses that still count on a day. */
  #kept(thing: number, day: number): number {
    const away = day - (this.#days[thing] ?? 0);
    return (this.#presses[thing] ?? 0) * (away > 1 ? away ** -this.#traits.forgetting : 1);
  }

  #show(thing: number, presses: number): void {
    const { prior, timeExponent, missExponent } = this.#traits;
    const practice = Math.log1p(presses / prior);
    this.#ms[thing] = (this.#startMs[thing] ?? 0) * Math.exp(-timeExponent * practice);
    this.#misses[thing] = (this.#startMisses[thing] ?? 0) * Math.exp(-missExponent * practice);
  }
}
