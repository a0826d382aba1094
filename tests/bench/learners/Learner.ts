import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { seededRandom } from "../support/seededRandom";
import type { Population } from "./Population";
import { normal } from "./normal";
import { Skill } from "./Skill";

/** What simulated people can type; a key is a place in it, a pair of keys a place times its length and a place. */
export const letters = " abcdefghijklmnopqrstuvwxyz'éèëïöüê";

/** One person of a population, drawn by a seed. Two with the same seeds are the same person on the same days. */
export class Learner {
  readonly #random: () => number;
  readonly #pressSpread: number;
  /** What multiplies the time of each press, and the share that misses. */
  readonly pace: number;
  readonly carelessness: number;
  readonly #floorMs: number;
  readonly #floorMisses: number;
  readonly keys: Skill;
  readonly pairs: Skill;

  constructor(population: Population, seed: number) {
    const random = seededRandom(seed);
    const vary = (spread: number) => Math.exp(spread * normal(random));
    const { personSpread, keyPart } = population;
    this.#random = random;
    this.#pressSpread = population.pressSpread;
    this.pace = vary(personSpread);
    this.carelessness = this.pace ** -population.tradeOff;
    this.#floorMs = population.floorMs * vary(personSpread);
    this.#floorMisses = population.floorMisses * vary(personSpread);
    const person = {
      prior: population.prior * vary(personSpread),
      timeExponent: population.timeExponent * vary(personSpread / 2),
      missExponent: population.missExponent * vary(personSpread / 2),
      forgetting: population.forgetting * vary(personSpread),
      keySpread: population.keySpread,
      alike: population.alike,
    };
    const ms = population.startMs * vary(personSpread) - this.#floorMs;
    const misses = population.startMisses * vary(personSpread);
    this.keys = new Skill(letters.length, { ...person, ms: ms * keyPart, misses: misses * keyPart }, hardness, random);
    this.pairs = new Skill(
      letters.length ** 2,
      { ...person, ms: ms * (1 - keyPart), misses: misses * (1 - keyPart) },
      () => 1,
      random,
    );
  }

  /** Mean time of pressing a key after another, in ms. */
  timeMs(before: number, key: number): number {
    return this.pace * (this.#floorMs + this.keys.timeMs(key) + this.pairs.timeMs(before * letters.length + key));
  }

  /** How likely that press misses. */
  missRate(before: number, key: number): number {
    return Math.min(
      0.5,
      this.carelessness *
        (this.#floorMisses + this.keys.missRate(key) + this.pairs.missRate(before * letters.length + key)),
    );
  }

  startDay(day: number): void {
    this.keys.startDay(day);
    this.pairs.startDay(day);
  }

  /** Learns from a text as {@link type} does; for ways to practise that look at no keystrokes. */
  practise(text: string, day: number): void {
    let before = 0;
    for (const letter of text) before = this.#press(before, letters.indexOf(letter), day);
  }

  #press(before: number, key: number, day: number): number {
    this.keys.practise(key, day);
    this.pairs.practise(before * letters.length + key, day);
    return key;
  }

  /** Types a text on some day, correcting each miss at once, and learns from it. */
  type(text: string, day: number): readonly Keystroke[] {
    const log: Keystroke[] = [];
    let time = 0;
    let before = 0;
    const advance = (ms: number) =>
      Math.round((time += ms * Math.exp(this.#pressSpread * normal(this.#random) - this.#pressSpread ** 2 / 2)));
    for (const letter of text) {
      const key = letters.indexOf(letter);
      const ms = this.timeMs(before, key);
      if (this.#random() < this.missRate(before, key)) {
        log.push({ time: advance(ms), kind: "insert", text: letter === "e" ? "r" : "e" });
        log.push({ time: advance(ms), kind: "deleteGrapheme" });
      }
      log.push({ time: advance(ms), kind: "insert", text: letter });
      before = this.#press(before, key, day);
    }
    return log;
  }
}

/**
 * The space is for the thumb; the home row and the strong fingers are easier than the rest (an assumption, on a QWERTY
 * keyboard).
 */
function hardness(key: number): number {
  const letter = letters[key] ?? "";
  if (letter === " ") return 0.5;
  const row = "asdfghjkl".includes(letter) ? 0.85 : "qwertyuiop".includes(letter) ? 1 : 1.2;
  const finger = "bcdefghijkmnrtuvy".includes(letter) ? 0.95 : "wsxol".includes(letter) ? 1.1 : 1.25;
  return row * finger;
}
