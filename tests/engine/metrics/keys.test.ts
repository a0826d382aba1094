import { measureRun } from "../../../src/engine/metrics/measureRun";
import { keystrokeOf } from "../support/expectStory";

function measured(
  text: string,
  keys: readonly (readonly [time: number, key: string])[],
  rules: "free" | "stopOnError" = "free",
) {
  return measureRun({
    rules,
    text,
    keystrokes: keys.map(([time, key]) => keystrokeOf(key, time)),
    durationMs: keys.at(-1)?.[0] ?? 0,
  });
}

it("counts presses and misses by the expected character, most missed first", () => {
  const { keys } = measured("abab", [
    [0, "a"],
    [100, "x"],
    [300, "a"],
    [400, "b"],
  ]);
  expect(keys).toEqual([
    { key: "b", presses: 2, misses: 1, meanMs: 100 },
    { key: "a", presses: 2, misses: 0, meanMs: 200 },
  ]);
});

it("measures the time of right presses only, from the previous keystroke; the first has none", () => {
  const { keys } = measured("aaa", [
    [0, "a"],
    [100, "a"],
    [400, "a"],
  ]);
  expect(keys).toEqual([{ key: "a", presses: 3, misses: 0, meanMs: 200 }]);
});

it("has Enter and Tab as keys and in pairs", () => {
  const { keys, pairs, rightPresses, characters } = measured(
    "a\tb\n",
    [
      [0, "a"],
      [100, "␣"],
      [200, "→"],
      [300, "b"],
      [500, "↵"],
    ],
    "stopOnError",
  );
  expect(keys).toEqual([
    { key: "\t", presses: 2, misses: 1, meanMs: 100 },
    { key: "\n", presses: 1, misses: 0, meanMs: 200 },
    { key: "a", presses: 1, misses: 0, meanMs: 0 },
    { key: "b", presses: 1, misses: 0, meanMs: 100 },
  ]);
  expect(pairs.map(({ pair }) => pair)).toEqual(["a\t", "\tb", "b\n"]);
  expect([rightPresses, characters.correct]).toEqual([4, 4]);
});

it("keeps pairs in reading order, also across the space", () => {
  const { pairs } = measured("ab ba", [
    [0, "a"],
    [100, "b"],
    [250, "␣"],
    [350, "b"],
    [650, "x"],
    [700, "<"],
    [800, "a"],
  ]);
  expect(pairs).toEqual([
    { pair: "ba", presses: 2, misses: 1, meanMs: 100 },
    { pair: " b", presses: 1, misses: 0, meanMs: 100 },
    { pair: "ab", presses: 1, misses: 0, meanMs: 100 },
    { pair: "b ", presses: 1, misses: 0, meanMs: 150 },
  ]);
});

it("a letter after a word's end is extra: wrong, but it misses no key", () => {
  const { keys, pairs, presses, rightPresses, extraPresses } = measured("a b", [
    [0, "a"],
    [1, "x"],
    [2, "␣"],
    [3, "y"],
    [4, "z"],
  ]);
  expect(keys.map(({ key, misses }) => [key, misses])).toEqual([
    ["b", 1],
    [" ", 0],
    ["a", 0],
  ]);
  expect(pairs.map(({ pair, misses }) => [pair, misses])).toEqual([[" b", 1]]);
  expect([presses, rightPresses, extraPresses]).toEqual([5, 2, 2]);
});

it("with stop on error every miss counts at the caret", () => {
  const { keys } = measured(
    "ab",
    [
      [0, "x"],
      [100, "y"],
      [200, "a"],
      [300, "b"],
    ],
    "stopOnError",
  );
  expect(keys).toEqual([
    { key: "a", presses: 3, misses: 2, meanMs: 100 },
    { key: "b", presses: 1, misses: 0, meanMs: 100 },
  ]);
});

it("characters of one insertion share no time", () => {
  const { keys } = measured("café au", [
    [0, "c"],
    [100, "afé␣"],
    [300, "a"],
    [350, "u"],
  ]);
  expect(keys.map(({ key, meanMs }) => [key, meanMs])).toEqual([
    [" ", 0],
    ["a", 150],
    ["c", 0],
    ["f", 0],
    ["u", 50],
    ["é", 0],
  ]);
});

it("keeps the text's own character, whatever key was pressed for it", () => {
  expect(
    measured("’t", [
      [0, "'"],
      [1, "t"],
    ]).keys.map(({ key }) => key),
  ).toEqual(["t", "’"]);
});
