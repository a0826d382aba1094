import { wordsPerMinute } from "./rates";
import type { Outcome } from "../typing/Typing";
import type { KeyFigures, PairFigures, SecondPoint } from "./RunMetrics";

/**
 * A last part of a second gets its own point if it is longer than this, in ms (as in Monkeytype); a shorter one would
 * only be noise.
 */
const REST_MS = 500;

/** Divides a run into seconds. Pass it the key presses in order, then read the points. */
export class SecondCollector {
  readonly #points: SecondPoint[] = [];
  #endMs = 1000;
  #inserted = 0;
  #errors = 0;

  /**
   * Closes all seconds that end at or before `time` (ms).
   * @param rightCharacters returns the characters of right words at that moment.
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

type Tally = { presses: number; misses: number; timed: number; totalMs: number };

/** Collects key presses by the expected character, and by that character with the one before it. */
export class KeyCollector {
  readonly #keys = new Map<string, Tally>();
  readonly #pairs = new Map<string, Tally>();

  /** @param gapMs time since the previous keystroke, or null if there is none. */
  add(outcome: Outcome, gapMs: number | null): void {
    if (outcome.kind !== "pressed" || outcome.expected === null) return;
    count(this.#keys, outcome.expected, outcome.right, gapMs);
    if (outcome.previous !== null) count(this.#pairs, outcome.previous + outcome.expected, outcome.right, gapMs);
  }

  keys(): readonly KeyFigures[] {
    return sorted(this.#keys).map(([key, tally]) => ({ key, ...figures(tally) }));
  }

  pairs(): readonly PairFigures[] {
    return sorted(this.#pairs).map(([pair, tally]) => ({ pair, ...figures(tally) }));
  }
}

function count(tallies: Map<string, Tally>, name: string, right: boolean, gapMs: number | null): void {
  const tally = tallies.get(name) ?? { presses: 0, misses: 0, timed: 0, totalMs: 0 };
  tally.presses += 1;
  if (!right) tally.misses += 1;
  if (right && gapMs !== null) {
    tally.timed += 1;
    tally.totalMs += gapMs;
  }
  tallies.set(name, tally);
}

function figures({ presses, misses, timed, totalMs }: Tally): Omit<KeyFigures, "key"> {
  return { presses, misses, meanMs: timed > 0 ? totalMs / timed : 0 };
}

/** By code units and not by locale, so that the order does not depend on the machine. */
function sorted(tallies: Map<string, Tally>): [string, Tally][] {
  return [...tallies].sort(([a, first], [b, second]) => second.misses - first.misses || (a < b ? -1 : 1));
}
