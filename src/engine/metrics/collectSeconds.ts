import { wordsPerMinute } from "./perMinute";
import type { SecondPoint } from "./RunMetrics";

/**
 * A last stretch is a point of its own when it is longer than this (as in Monkeytype): below, its rate would be noise.
 */
const REST_MS = 500;

/** Cuts a run into seconds. Feed it the key presses in order, then ask for the points. */
export class SecondCollector {
  readonly #points: SecondPoint[] = [];
  #endMs = 1000;
  #inserted = 0;
  #errors = 0;

  /**
   * Closes all seconds that end at or before `time` (ms).
   * @param rightCharacters gives the characters of right words at that moment.
   */
  advance(time: number, rightCharacters: () => number): void {
    if (this.#endMs > time) return;
    const right = rightCharacters();
    while (this.#endMs <= time) this.#close(this.#endMs, 1000, right);
  }

  press(right: boolean): void {
    this.#inserted += 1;
    if (!right) this.#errors += 1;
  }

  /** All points of a run that ended at `durationMs`. */
  finish(durationMs: number, rightCharacters: number): readonly SecondPoint[] {
    this.advance(durationMs, () => rightCharacters);
    const rest = durationMs - (this.#endMs - 1000);
    if (rest > REST_MS) this.#close(durationMs, rest, rightCharacters);
    return this.#points;
  }

  #close(endMs: number, lengthMs: number, rightCharacters: number): void {
    this.#points.push({
      second: endMs / 1000,
      wpm: wordsPerMinute(rightCharacters, endMs),
      raw: wordsPerMinute(this.#inserted, lengthMs),
      errors: this.#errors,
    });
    this.#inserted = 0;
    this.#errors = 0;
    this.#endMs += 1000;
  }
}
