import type { Keystroke } from "../../src/engine/log/Keystroke";
import { createRandom } from "../../src/engine/random";

/** How somebody types. */
export type Typist = {
  /** Speed without pauses, in words of five a minute. */
  readonly wpm: number;
  /** Spread of the time for one and the same pair of keys: sigma of its logarithm. */
  readonly noise?: number;
  /** How much pairs of keys differ from one another: the same. Fixed by `hand`. */
  readonly pairs?: number;
  /** Part of the keys that are rolled over: pressed 20 to 60 ms after the one before. */
  readonly rollover?: number;
  /** How often a word is thought about, 0 to 1. */
  readonly pauses?: number;
  /** How much slower the end is than the beginning, as a part. */
  readonly fatigue?: number;
  /** How often a key is wrong, and whether it is corrected. */
  readonly errors?: number;
  readonly corrects?: boolean;
  /** What the clock rounds to, in ms. Batches: a slow machine hands over what came in since. */
  readonly clockMs?: number;
  readonly isBatched?: boolean;
  /** Whose hands: which pairs of keys are slow. */
  readonly hand?: number;
};

/** Keystrokes of a person who types a text; the same for the same seed. The first is at 0. */
export function typeAsPerson(text: string, seed: number, typist: Typist): readonly Keystroke[] {
  const {
    wpm,
    noise = 0.28,
    pairs = 0.25,
    rollover = 0,
    pauses = 0.02,
    fatigue = 0,
    errors = 0,
    corrects = true,
    clockMs = 1,
    isBatched = false,
    hand = seed,
  } = typist;
  const random = createRandom(seed * 7_919 + 13);
  const normal = (draw: () => number) => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const base = 12_000 / wpm;
  const graphemes = [...text.normalize("NFC")];
  const keystrokes: Keystroke[] = [];
  const slowPairs = new Map<string, number>();
  let clock = 0;
  let tempo = 0;
  const press = (key: { kind: "insert"; text: string } | { kind: "deleteGrapheme" }): void => {
    const time = isBatched ? Math.ceil(clock / clockMs) * clockMs : Math.round(clock / clockMs) * clockMs;
    keystrokes.push({ ...key, time: Math.round(time) });
  };
  const wait = (from: string, to: string, at: number): void => {
    // Bursts: how fast somebody is drifts slowly.
    tempo = 0.9 * tempo + 0.06 * normal(random);
    const pair =
      slowPairs.get(from + to) ??
      pairs *
        normal(createRandom((from.codePointAt(0) ?? 0) * 131_071 + (to.codePointAt(0) ?? 0) * 8_191 + hand * 524_287));
    slowPairs.set(from + to, pair);
    const slower = 1 + (fatigue * at) / Math.max(1, graphemes.length);
    const isRolled = from !== " " && to !== " " && random() < rollover;
    if (isRolled) clock += 20 + 40 * random();
    else clock += base * slower * Math.exp(pair + tempo + noise * normal(random)) * (from === " " ? 1.15 : 1);
    if (from === " " && random() < pauses) clock += base * (2 + 12 * random() ** 3);
  };
  for (const [at, grapheme] of graphemes.entries()) {
    if (at > 0) wait(graphemes[at - 1] ?? "", grapheme, at);
    if (grapheme !== " " && random() < errors) {
      press({ kind: "insert", text: grapheme === "x" ? "z" : "x" });
      if (!corrects) continue;
      clock += base * (1.5 + 2 * random());
      press({ kind: "deleteGrapheme" });
      clock += base * (0.8 + random());
    }
    press({ kind: "insert", text: grapheme });
  }
  return keystrokes;
}

/** Files of tests share servers now and then; each types otherwise. */
const SEED = process.pid * 1_000;

let typed = 0;

/**
 * Keystrokes that type a text without an error, unlike any before them: gaps as uneven as a person's, `gapMs` on
 * average. The last key comes when an even pace would
 * give it.
 */
export function typeNaturally(text: string, gapMs: number, fromMs = 0): readonly Keystroke[] {
  typed += 1;
  const keystrokes = typeAsPerson(text, typed + SEED, { wpm: 12_000 / gapMs, pauses: 0 });
  const scale = (gapMs * (keystrokes.length - 1)) / Math.max(1, keystrokes.at(-1)?.time ?? 1);
  return keystrokes.map((key) => ({ ...key, time: Math.round(fromMs + key.time * scale) }));
}
