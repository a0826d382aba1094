import { median } from "./median";

/** Shares of misses at which the next shade begins: an exam allows 0.7 %, practice asks for 3 %. */
export const MISS_STEPS: readonly number[] = [0.01, 0.03, 0.06, 0.1];

/** How much longer than the own median a key takes where the next shade begins. */
const TIME_STEPS: readonly number[] = [0.9, 1.1, 1.4, 1.8];

/**
 * Times at which the next shade begins, by the person's own: what is slow for one is quick for another. None for none.
 */
export function timeSteps(times: readonly number[]): readonly number[] {
  const middle = median(times.filter((time) => time > 0));
  return Number.isNaN(middle) ? [] : TIME_STEPS.map((step) => step * middle);
}

/** The shade of a value, from 0: how many steps it has reached. */
export function shadeOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}
