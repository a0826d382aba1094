import { recordedPace, timesOfRun, curvePace, MOST_POINTS, reduceTimes } from "../../../src/engine/lessons/pace";
import { typeText } from "../../support/typeText";

const even = (characters: number, gapMs: number) => Array.from({ length: characters }, (_, at) => (at + 1) * gapMs);

test("a run without characters has no curve", () => {
  expect(reduceTimes([])).toBeNull();
});

test("a short run has a point every five characters, a long one at most 200, and the last is its end", () => {
  expect(reduceTimes(even(50, 100))).toEqual({ characters: 50, times: even(10, 500) });
  expect(reduceTimes(even(3, 100))).toEqual({ characters: 3, times: [300] });
  const long = reduceTimes(even(4_321, 100));
  expect(long?.times).toHaveLength(MOST_POINTS);
  expect(long?.times.at(-1)).toBe(432_100);
});

test("the curve is where the run was, within a point, and never goes back", () => {
  const times = timesOfRun("free", "the cat sat on the mat", typeText("the cat sat on the mat", 0, 150));
  const curve = reduceTimes(times);
  if (curve === null) throw new Error("no curve");
  const pace = curvePace(curve);
  const exact = recordedPace(times);
  let before = 0;
  for (let time = 0; time <= 3_300; time += 110) {
    const position = pace.positionAt(time);
    expect(Math.abs(position - exact.positionAt(time))).toBeLessThanOrEqual(5);
    expect(position).toBeGreaterThanOrEqual(before);
    before = position;
  }
  expect(pace.timeAt(curve.characters)).toBe(times.at(-1));
});

test("on a longer text the ghost goes on at its mean speed, and before the first key it waits", () => {
  const pace = curvePace({ characters: 50, times: even(10, 500) });
  expect(pace.positionAt(-1_000)).toBe(0);
  expect(pace.positionAt(5_000)).toBeCloseTo(50);
  expect(pace.positionAt(10_000)).toBeCloseTo(100);
  expect(pace.timeAt(100)).toBeCloseTo(10_000);
});
