import {
  followTyping,
  HEARTS,
  landingOf,
  scoreFallingWords,
  scoreOf,
  startFallingWords,
} from "../../../src/engine/lessons/fallingWords";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { replay, startTyping, type TypingRules } from "../../../src/engine/typing/Typing";

/** One letter a second. */
const PACE = 60;

/** Keys this many ms apart: a letter, or `<` for Backspace. */
const keys = (script: string, stepMs: number): readonly Keystroke[] =>
  [...script].map((letter, at) =>
    letter === "<"
      ? { time: at * stepMs, kind: "deleteGrapheme" }
      : { time: at * stepMs, kind: "insert", text: letter },
  );

const score = (rules: TypingRules, text: string, script: string, stepMs: number) => {
  const keystrokes = keys(script, stepMs);
  return scoreFallingWords({ rules, text, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0 }, PACE);
};

const text = "ab cd ef gh ij kl mn";

test.each<TypingRules>(["free", "stopOnError"])("by %s rules, all words at the pace are caught", (rules) => {
  expect(score(rules, text, text, 1000)).toEqual({ caught: 7, hearts: HEARTS, words: 7 });
  expect(score(rules, text, text, 100)).toEqual({ caught: 7, hearts: HEARTS, words: 7 });
});

test("every word typed too late costs a heart, never more than there are", () => {
  expect(score("free", text, text, 3000)).toEqual({ caught: 0, hearts: 0, words: 7 });
});

test("a late word does not take the next ones along", () => {
  const [first, rest] = ["ab ", "cd ef gh ij kl mn"];
  const late = keys(first, 5000);
  const then = keys(rest, 900).map((key) => ({ ...key, time: key.time + 10_900 }));
  const run = { rules: "free", text, keystrokes: [...late, ...then], durationMs: 27_000 } as const;
  expect(scoreFallingWords(run, PACE)).toEqual({ caught: 6, hearts: HEARTS - 1, words: 7 });
});

test("a wrong word is not caught, until it is corrected in time", () => {
  expect(score("free", "ab cd", "ax cd", 100)).toEqual({ caught: 1, hearts: HEARTS - 1, words: 2 });
  expect(score("free", "ab cd", "ax <<b cd", 100)).toEqual({ caught: 2, hearts: HEARTS, words: 2 });
});

test("words land one after another, and wait for one that lies there", () => {
  const game = startFallingWords(startTyping("free", text), PACE);
  expect([0, 1, 2].map((word) => landingOf(game, word, 0))).toEqual([3000, 6000, 9000]);
  expect([0, 1, 2].map((word) => landingOf(game, word, 4000))).toEqual([3000, 7000, 10_000]);
});

test("who is fast gains time, but never more than the field is high", () => {
  const start = startTyping("free", "abc ".repeat(40).trim());
  const script = keys("abc ".repeat(20), 100);
  let game = startFallingWords(start, PACE);
  script.forEach((key, at) => (game = followTyping(game, replay(start, script.slice(0, at + 1)), key.time)));
  const now = script.at(-1)?.time ?? 0;
  expect(landingOf(game, 20, now) - now).toBe(20_000);
});

test("the word that lies on the ground has cost its heart before it is typed", () => {
  const game = startFallingWords(startTyping("free", text), PACE);
  expect(scoreOf(game, 2999)).toEqual({ caught: 0, hearts: HEARTS });
  expect(scoreOf(game, 3001)).toEqual({ caught: 0, hearts: HEARTS - 1 });
});
