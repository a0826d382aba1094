import { type Keystroke, MAX_LOG_ENTRIES } from "../../src/engine/log/Keystroke";

type TypedRun = { readonly prompt: string; readonly keystrokes: readonly Keystroke[] };

type Key = Keystroke extends infer Kind ? (Kind extends Keystroke ? Omit<Kind, "time"> : never) : never;

function keys(
  make: (index: number) => { readonly kind: "deleteGrapheme" } | { readonly kind: "insert"; readonly text: string },
  count = MAX_LOG_ENTRIES,
): readonly Keystroke[] {
  return Array.from({ length: count }, (_, index) => ({ time: index * 100, ...make(index) }));
}

const insert = (text: string) => ({ kind: "insert", text }) as const satisfies Key;

const sentence = "the quick brown fox jumps over it ";
const prose = sentence.repeat(600).trim().slice(0, 19_998).trim();

/** A run of the longest text that is typed without a fault, with as many keys as it takes. */
export const ordinaryRun: TypedRun = {
  prompt: prose,
  keystrokes: keys((index) => insert(prose.charAt(index)), prose.length),
};

/**
 * Runs of as many keys as a log may hold, whose replay would take far longer if its time grew with more than their
 * number.
 */
export const hostileRuns: Readonly<Record<string, TypedRun>> = {
  "one word of 20,000 letters": { prompt: "a".repeat(20_000), keystrokes: keys(() => insert("a")) },
  "words of one letter, all wrong": {
    prompt: `${"a ".repeat(9_999)}b`,
    keystrokes: keys((index) => insert(index % 2 === 0 ? "x" : " ")),
  },
  "a word that is opened again and again": {
    prompt: `${"a ".repeat(9_999)}b`,
    keystrokes: keys((index) =>
      index < 12_000 ? insert(index % 2 === 0 ? "x" : " ") : index % 2 === 0 ? { kind: "deleteGrapheme" } : insert(" "),
    ),
  },
  "a long word that is opened again and again": {
    prompt: `${"a".repeat(9_999)}b a`,
    keystrokes: keys((index) =>
      index < 10_000 ? insert("a") : index % 2 === 0 ? insert(" ") : { kind: "deleteGrapheme" },
    ),
  },
  "whole words at once": { prompt: "a".repeat(20_000), keystrokes: keys(() => insert("a".repeat(60)), 800) },
};
