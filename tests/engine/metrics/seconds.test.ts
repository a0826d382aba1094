import { measureRun } from "../../../src/engine/metrics/measureRun";
import { keystrokeOf } from "../support/expectStory";

/** A free run of the keys at the given times. */
function seconds(text: string, keys: readonly (readonly [time: number, key: string])[], durationMs: number) {
  return measureRun({ rules: "free", text, keystrokes: keys.map(([time, key]) => keystrokeOf(key, time)), durationMs })
    .seconds;
}

it("divides a run into seconds: speed so far, raw speed and errors of each", () => {
  const points = seconds(
    "ab cd",
    [
      [0, "a"],
      [400, "b"],
      [900, "␣"],
      [1200, "x"],
      [1500, "<"],
      [1600, "c"],
      [2900, "d"],
    ],
    3000,
  );
  expect(points).toEqual([
    { second: 1, wpm: 36, raw: 36, errors: 0 },
    { second: 2, wpm: 24, raw: 24, errors: 1 },
    { second: 3, wpm: 20, raw: 12, errors: 0 },
  ]);
});

it("a key exactly at the end of a second belongs to it", () => {
  expect(
    seconds(
      "ab",
      [
        [0, "a"],
        [1000, "b"],
      ],
      1000,
    ),
  ).toEqual([{ second: 1, wpm: 24, raw: 24, errors: 0 }]);
  expect(
    seconds(
      "ab",
      [
        [0, "a"],
        [1001, "b"],
      ],
      2000,
    ).map(({ raw }) => raw),
  ).toEqual([12, 12]);
});

it("a word that turns out wrong removes its letters from the speed so far", () => {
  const points = seconds(
    "ab cd",
    [
      [0, "a"],
      [500, "b"],
      [1500, "x"],
    ],
    2000,
  );
  expect(points.map(({ wpm }) => wpm)).toEqual([24, 0]);
});

it("seconds without a key are points too", () => {
  const points = seconds(
    "ab",
    [
      [0, "a"],
      [3500, "b"],
    ],
    4000,
  );
  expect(points.map(({ raw }) => raw)).toEqual([12, 0, 0, 12]);
});

function evennessOf(durationMs: number): number {
  return measureRun({
    rules: "free",
    text: "ab cd",
    keystrokes: [keystrokeOf("a", 0), keystrokeOf("b", 1100)],
    durationMs,
  }).consistency;
}

describe("the part after the last whole second", () => {
  const keys = [
    [0, "a"],
    [1400, "b"],
  ] as const;

  it("has its own point if it is over half a second, at the rate of its length", () => {
    const points = seconds("ab cd", keys, 1750);
    expect(points.map(({ second }) => second)).toEqual([1, 1.75]);
    expect(points[1]?.raw).toBeCloseTo(16, 10);
  });

  it.each([1400, 1499, 1500])("is left out up to half a second (%d ms)", (durationMs) => {
    expect(seconds("ab cd", keys, durationMs).map(({ second }) => second)).toEqual([1]);
  });

  it("counts for the consistency of the run only if it is shown", () => {
    expect(evennessOf(1500)).toBe(100);
    expect(evennessOf(2000)).toBe(100);
    expect(evennessOf(1600)).toBeLessThan(100);
  });
});

it("keys after the end of the run do not count, one at the end does", () => {
  const keystrokes = [keystrokeOf("a", 0), keystrokeOf("b", 1000), keystrokeOf("x", 1001)];
  const run = measureRun({ rules: "free", text: "ab cd", keystrokes, durationMs: 1000 });
  expect(run).toEqual(
    measureRun({ rules: "free", text: "ab cd", keystrokes: keystrokes.slice(0, 2), durationMs: 1000 }),
  );
  expect(run.presses).toBe(2);
});

it("several characters of one insertion all count in its second", () => {
  expect(
    seconds(
      "ab cd",
      [
        [0, "a"],
        [900, "b␣cd"],
      ],
      1000,
    ),
  ).toEqual([{ second: 1, wpm: 60, raw: 60, errors: 0 }]);
});
