import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { createRandom } from "../../../src/engine/random";
import type { KeybrModel } from "./KeybrModel";
import { RUN_CHARACTERS, type Method } from "./Method";

/** Letters at the start; target of 35 words a minute as the time of a key, in ms; weight of a new lesson. */
const FIRST = 6;
const TARGET_MS = 60_000 / 175;
const SMOOTHING = 0.1;

type Speed = { readonly smoothedMs: number; readonly bestMs: number };

/**
 * keybr's rule as published (commit of 2026-03-30, read and described, nothing copied): six letters at first, the next
 * once all open ones
 * have had confidence 1; the focus is the least confident letter below 1, and all words have it.
 */
export function keybrMethod(model: KeybrModel): Method {
  const speeds = new Map<string, Speed>();
  const confidence = (letter: string) => TARGET_MS / (speeds.get(letter)?.bestMs ?? Infinity);
  return {
    next: (_, seed) => {
      const random = createRandom(seed);
      const open = openLetters(model.order, confidence);
      const weak = open.filter((letter) => confidence(letter) < 1).sort((a, b) => confidence(a) - confidence(b));
      return model.text(open, weak[0] ?? null, RUN_CHARACTERS, random);
    },
    learn: (text, log) => {
      for (const [letter, ms] of meanTimes(text, log)) {
        const before = speeds.get(letter);
        const smoothedMs = before === undefined ? ms : SMOOTHING * ms + (1 - SMOOTHING) * before.smoothedMs;
        speeds.set(letter, { smoothedMs, bestMs: Math.min(before?.bestMs ?? Infinity, smoothedMs) });
      }
    },
  };
}

function openLetters(order: readonly string[], confidence: (letter: string) => number): readonly string[] {
  const open: string[] = [];
  for (const letter of order) {
    if (open.length < FIRST || confidence(letter) >= 1 || open.every((other) => confidence(other) >= 1))
      open.push(letter);
  }
  return open;
}

/**
 * Mean time of each letter, whole ms, over the steps without a miss; the first step and times outside 40 to 12,000 ms
 * do not count.
 */
function meanTimes(text: string, log: readonly Keystroke[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { count: number; ms: number }>();
  let at = 0;
  let clean = true;
  log.forEach((keystroke, index) => {
    if (keystroke.kind !== "insert" || keystroke.text !== text[at]) return void (clean = false);
    const ms = keystroke.time - (log[index - 1]?.time ?? keystroke.time);
    if (clean && index > 0 && ms >= 40 && ms <= 12_000) {
      const sum = sums.get(keystroke.text) ?? { count: 0, ms: 0 };
      sums.set(keystroke.text, { count: sum.count + 1, ms: sum.ms + ms });
    }
    at += 1;
    clean = true;
  });
  return new Map([...sums].map(([letter, { count, ms }]) => [letter, Math.round(ms / count)]));
}
