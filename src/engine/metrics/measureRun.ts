import type { Keystroke } from "../log/Keystroke";
import { applyKeystroke, sameLists, startTyping, type TypingRules, type Outcome } from "../typing/Typing";
import { finalText, measureErrorRates } from "./errorRates";
import { percent, perMinute, wordsPerMinute, rightCharacters } from "./rates";
import type { RunMetrics, KeyFigures, PairFigures, SecondPoint } from "./RunMetrics";

/** After this many wrong presses in a row at one place, somebody is stuck. */
export const STUCK_MISSES = 3;

/** A run as it is stored. */
export type Run = {
  readonly rules: TypingRules;
  /** The expected text, normalized. */
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  /** When the run ended, in ms since its time zero. Later keystrokes do not count. */
  readonly durationMs: number;
};

/** All figures of a run, by replaying its log. Pure: server and browser get exactly the same numbers. */
export function measureRun({ rules, text, keystrokes, durationMs }: Run): RunMetrics {
  const keys = new KeyCollector();
  const seconds = new SecondCollector();
  let state = startTyping(rules, text);
  let presses = 0;
  let rightPresses = 0;
  let extraPresses = 0;
  let pileUp = 0;
  let fixKeys = 0;
  let fixedCharacters = 0;
  let lastTime: number | null = null;
  for (const keystroke of keystrokes) {
    if (keystroke.time > durationMs) break;
    const before = state;
    seconds.advance(keystroke.time - 1, () => rightCharacters(before));
    let gapMs = lastTime === null ? null : keystroke.time - lastTime;
    state = applyKeystroke(
      state,
      keystroke,
      ({ outcome, state: after }) => {
        keys.add(outcome, gapMs);
        // The rest of an insertion arrived with its first character and has no time of its own.
        gapMs = null;
        if (outcome.kind === "erased") {
          fixKeys += 1;
          fixedCharacters += outcome.count;
        }
        if (outcome.kind !== "pressed") return;
        presses += 1;
        seconds.press(outcome.right);
        if (outcome.expected === null) extraPresses += 1;
        if (outcome.right) rightPresses += 1;
        else if (rules === "stopOnError") fixedCharacters += 1;
        if (after.rules === "stopOnError" && after.misses > STUCK_MISSES) pileUp += 1;
      },
      sameLists,
    );
    lastTime = keystroke.time;
  }
  const final = finalText(state);
  const right = rightCharacters(state);
  const { correct, incorrect, extra } = final.characters;
  const points = seconds.finish(durationMs, right);
  return {
    durationMs,
    wpm: wordsPerMinute(right, durationMs),
    raw: wordsPerMinute(correct + incorrect + extra, durationMs),
    strokesPerMinute: perMinute(presses, durationMs),
    accuracy: percent(rightPresses, presses),
    consistency: measureConsistency(points.map((point) => point.raw)),
    presses,
    rightPresses,
    pileUp,
    extraPresses,
    characters: final.characters,
    // Computed only when read: the distance of two long texts takes longer than all the rest.
    get errorRates() {
      return measureErrorRates({ ...final, fixedCharacters, fixKeys });
    },
    seconds: points,
    keys: keys.keys(),
    pairs: keys.pairs(),
  };
}

/**
 * How even a series of speeds is, from 0 to 100: 100 · (1 − tanh(c + c³/3 + c⁵/5)), c = population standard deviation ÷
 * mean (like Monkeytype's `consistency`). 0 for a series without speed.
 */
export function measureConsistency(speeds: readonly number[]): number {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / Math.max(1, speeds.length);
  if (mean <= 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) * (speed - mean), 0) / speeds.length;
  const c = Math.sqrt(variance) / mean;
  return 100 * (1 - tanh(c + (c * c * c) / 3 + (c * c * c * c * c) / 5));
}

/**
 * Math.tanh may differ in the last digit between browsers. This one only uses operations that IEEE 754 defines exactly,
 * so that server and browser agree. Error below 1e-15 for the arguments in use (≥ 0).
 */
function tanh(x: number): number {
  if (x > 20) return 1;
  const power = exp(2 * x);
  return (power - 1) / (power + 1);
}

/** e^y for 0 ≤ y ≤ 40: Taylor series of y / 64, raised by squaring. */
function exp(y: number): number {
  const part = y / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 20; n += 1) {
    term = (term * part) / n;
    sum += term;
  }
  for (let squaring = 0; squaring < 6; squaring += 1) sum *= sum;
  return sum;
}

/**
 * A last part of a second gets its own point if it is longer than this, in ms (as in Monkeytype); a shorter one would
 * only be noise.
 */
const REST_MS = 500;

/** Divides a run into seconds. Pass it the key presses in order, then read the points. */
class SecondCollector {
  readonly #points: SecondPoint[] = [];
  #endMs = 1000;
  #inserted = 0;
  #errors = 0;

  /**
   * Closes all seconds that end at or before `time` (ms).
   * @param characters returns the characters of right words at that moment.
   */
  advance(time: number, characters: () => number): void {
    if (this.#endMs > time) return;
    const right = characters();
    while (this.#endMs <= time) this.#close(this.#endMs, 1000, right);
  }

  press(right: boolean): void {
    this.#inserted += 1;
    if (!right) this.#errors += 1;
  }

  /** All points of a run that ended at `durationMs`. */
  finish(durationMs: number, characters: number): readonly SecondPoint[] {
    this.advance(durationMs, () => characters);
    const rest = durationMs - (this.#endMs - 1000);
    if (rest > REST_MS) this.#close(durationMs, rest, characters);
    return this.#points;
  }

  #close(endMs: number, lengthMs: number, characters: number): void {
    this.#points.push({
      second: endMs / 1000,
      wpm: wordsPerMinute(characters, endMs),
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
class KeyCollector {
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
