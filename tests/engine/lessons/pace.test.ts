import {
  decodeTimes,
  encodeTimes,
  evenPace,
  lengthOf,
  positionOf,
  recordedPace,
  timesOfRun,
} from "../../../src/engine/lessons/pace";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { replay, startTyping, type TypingRules } from "../../../src/engine/typing/Typing";

/** Keys 100 ms apart: a letter, or `<` for Backspace. */
const keys = (script: string): readonly Keystroke[] =>
  [...script].map((letter, at) =>
    letter === "<" ? { time: at * 100, kind: "deleteGrapheme" } : { time: at * 100, kind: "insert", text: letter },
  );

test("an even pace takes the same time for each character", () => {
  const pace = evenPace(60);
  expect(pace.timeAt(12)).toBe(12_000);
  expect(pace.positionAt(2500)).toBe(2.5);
  expect(pace.positionAt(-100)).toBe(0);
});

test("a recorded pace moves as the run did, and on at its mean speed", () => {
  const pace = recordedPace([0, 100, 400, 400, 1000]);
  expect([0, 1, 2, 2.5, 3, 5, 7].map((position) => pace.timeAt(position))).toEqual([0, 0, 100, 250, 400, 1000, 1400]);
  expect([0, 50, 250, 400, 700, 1000, 1400].map((time) => pace.positionAt(time))).toEqual([1, 1.5, 2.5, 4, 4.5, 5, 7]);
});

test("the pace of one character", () => {
  const pace = recordedPace([0]);
  expect(pace.positionAt(0)).toBe(1);
  expect(Number.isFinite(pace.positionAt(5000))).toBe(true);
});

test.each<[rules: TypingRules, script: string, position: number]>([
  ["stopOnError", "", 0],
  ["stopOnError", "one x", 4],
  ["free", "on", 2],
  ["free", "onexx", 3],
  ["free", "o t", 5],
  ["free", "onx t<<", 3],
  ["free", "one two", 7],
])("by %s rules %j is at character %d", (rules, script, position) => {
  const start = startTyping(rules, "one two");
  expect(lengthOf(start)).toBe(7);
  expect(positionOf(replay(start, keys(script)))).toBe(position);
  expect(timesOfRun(rules, "one two", keys(script)).length).toBeGreaterThanOrEqual(position);
});

test("times are those at which a character was first behind the caret", () => {
  expect(timesOfRun("free", "ab cd", keys("ax<b cd"))).toEqual([0, 100, 400, 500, 600]);
  expect(timesOfRun("stopOnError", "ab", keys("axxb"))).toEqual([0, 300]);
});

test("times survive as a short string; nonsense does not", () => {
  const times = Array.from({ length: 300 }, (_, at) => at * 180 + (at % 7) * 20);
  const text = encodeTimes(times);
  expect(text.length).toBeLessThan(1200);
  expect(decodeTimes(text)).toEqual(times);
  for (const wrong of ["", "0", ".", "a..b", "-1.3", "zzzzzzzzzzzz", "Ä.1", "1".repeat(50_000)])
    expect(decodeTimes(wrong)).toBeNull();
});
