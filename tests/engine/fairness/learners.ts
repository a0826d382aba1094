import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { createRandom } from "../../../src/engine/random";
import { typeAsPerson, type Typist } from "../../support/humanTyping";

export type TypedRun = {
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly durationMs: number;
  readonly wpm: number;
  readonly accuracy: number;
};

/** A run with its figures. */
export function measured(text: string, keystrokes: readonly Keystroke[]): TypedRun {
  const durationMs = keystrokes.at(-1)?.time ?? 0;
  const { wpm, accuracy } = measureRun({ rules: "free", text, keystrokes, durationMs });
  return { text, keystrokes, durationMs, wpm, accuracy };
}

const clocks: readonly Partial<Typist>[] = [
  {},
  {},
  {},
  { clockMs: 5 },
  { clockMs: 16, isBatched: true },
  { clockMs: 50 / 3, isBatched: true },
];

/**
 * A simulated typist, the same for the same number: from children who search for keys to fast typists who roll over
 * most of them.
 */
export function someTypist(number: number): Typist {
  const random = createRandom(number * 31 + 5);
  const between = (from: number, to: number) => from + (to - from) * random();
  const about = {
    hand: number,
    errors: between(0, 0.1),
    corrects: random() < 0.8,
    fatigue: between(-0.1, 0.3),
    ...clocks[Math.floor(random() * clocks.length)],
  };
  switch (number % 5) {
    case 0: // hunts and pecks
      return {
        ...about,
        wpm: between(5, 25),
        noise: between(0.4, 0.7),
        pairs: between(0.2, 0.5),
        pauses: between(0.05, 0.4),
      };
    case 1: // a learner with ten fingers
      return {
        ...about,
        wpm: between(15, 50),
        noise: between(0.25, 0.45),
        pairs: between(0.15, 0.4),
        pauses: between(0.02, 0.2),
      };
    case 2: // everyday typing
      return {
        ...about,
        wpm: between(40, 90),
        noise: between(0.2, 0.4),
        pairs: between(0.2, 0.35),
        rollover: between(0, 0.2),
        pauses: between(0, 0.1),
      };
    case 3: // trained, even
      return {
        ...about,
        wpm: between(70, 130),
        noise: between(0.18, 0.3),
        pairs: between(0.12, 0.25),
        rollover: between(0, 0.1),
        pauses: between(0, 0.03),
      };
    default: // fast, rolls over
      return {
        ...about,
        wpm: between(90, 160),
        noise: between(0.18, 0.35),
        pairs: between(0.15, 0.3),
        rollover: between(0.1, 0.55),
        pauses: between(0, 0.03),
      };
  }
}

/** A text for a typist: words, the words of a seed that others have too, or a drill of a few keys. */
export function someText(number: number): string {
  const random = createRandom(number * 17 + 3);
  const words = [10, 25, 25, 50, 100][Math.floor(random() * 5)] ?? 25;
  if (number % 7 === 6)
    return Array.from({ length: 20 + Math.floor(random() * 40) }, (_, at) => ["fff", "jjj", "fjf", "jfj"][at % 4]).join(
      " ",
    );
  return makeWordText(number % 2 === 0 ? dutch : english, words, number % 3 === 0 ? 1 : number);
}

/** A run of a typist. */
export function someRun(typist: Typist, text: string, seed: number): TypedRun {
  return measured(text, typeAsPerson(text, seed, typist));
}
