import * as fc from "fast-check";
import { addRun, type FinishedRun, deriveState, foldPress } from "../../../src/engine/adaptive/addRun";
import {
  emptyAdaptiveState,
  type AdaptiveState,
  unknownKey,
  type KeyStat,
  newerState,
  defaultGoal,
  readState,
} from "../../../src/engine/adaptive/AdaptiveState";
import { confidenceOf } from "../../../src/engine/adaptive/measureNeeds";
import { anyRun } from "../support/arbitraries";

/** The statistics of a key for a user at the goal. */
const good: KeyStat = { presses: 100, misses: 1, timeMs: 300, missRate: 0.01, inARow: 50, day: 10, learnt: true };

/** Presses one after another, `everyMs` apart: `+` right, `-` wrong. */
function pressed(presses: string, everyMs = 300, from = unknownKey): KeyStat {
  return [...presses].reduce(
    (stat, sign) => foldPress(stat, { right: sign === "+", gapMs: everyMs, day: 1 }, defaultGoal),
    from,
  );
}

/** A run that types a text, each key `everyMs` after the one before. */
function typed(id: number, text: string, keys: string, everyMs = 200, day = 1): FinishedRun {
  const keystrokes = [...keys].map((key, at) =>
    key === "<"
      ? ({ time: at * everyMs, kind: "deleteGrapheme" } as const)
      : ({ time: at * everyMs, kind: "insert", text: key } as const),
  );
  return { rules: "free", text, keystrokes, durationMs: keys.length * everyMs, endedAt: id, id: `run-${id}`, day };
}

describe("one key", () => {
  it("counts every press, and times the right ones", () => {
    expect(pressed("++-+")).toMatchObject({ presses: 4, misses: 1, timeMs: 300, missRate: 0.25, day: 1 });
  });

  it("is a plain mean at first; later the newest press counts one part in 34", () => {
    expect(pressed("++", 400, pressed("++", 200)).timeMs).toBeCloseTo(300);
    const settled = pressed("+".repeat(200), 200);
    expect(foldPress(settled, { right: true, gapMs: 540, day: 1 }, defaultGoal).timeMs).toBeCloseTo(210);
  });

  it("is learned after 30 presses with at most 3 % wrong, and not before", () => {
    expect(pressed("+".repeat(29)).learnt).toBe(false);
    expect(pressed("+".repeat(30)).learnt).toBe(true);
    expect(pressed(`-${"+".repeat(29)}`).learnt).toBe(false);
    expect(pressed(`-${"+".repeat(30)}`).learnt).toBe(true);
    expect(pressed(`${"+".repeat(25)}-${"+".repeat(7)}`).learnt).toBe(false);
    expect(pressed(`${"+".repeat(25)}-${"+".repeat(8)}`).learnt).toBe(true);
    expect(pressed("+++++-".repeat(20)).learnt).toBe(false);
  });

  it("is not learned while it is too slow, however accurate", () => {
    expect(pressed("+".repeat(60), 1100).learnt).toBe(false);
    expect(pressed("+".repeat(60), 1000).learnt).toBe(true);
  });

  it("stays learned through a bad day, but its figures show it", () => {
    const bad = pressed("-+-+-+", 900, good);
    expect(bad.learnt).toBe(true);
    expect(confidenceOf(bad, defaultGoal, 10)).toBeLessThan(confidenceOf(good, defaultGoal, 10));
  });

  it("gains nothing from faster typing with misses: accuracy counts like speed", () => {
    expect(confidenceOf(good, defaultGoal, 10)).toBe(1);
    expect(confidenceOf({ ...good, timeMs: 100, missRate: 0.2 }, defaultGoal, 10)).toBeCloseTo(0.8 / 0.97);
    expect(confidenceOf({ ...good, timeMs: 685.7 }, defaultGoal, 10)).toBeCloseTo(0.5);
  });

  it("fades with the days without it: half after thirty", () => {
    expect([10, 13, 40].map((today) => confidenceOf(good, defaultGoal, today))).toEqual([
      1,
      expect.closeTo(0.909, 3),
      0.5,
    ]);
    expect(confidenceOf(good, defaultGoal, 9)).toBe(1);
  });

  it("is not reliable after few presses, and not at all before the first", () => {
    expect(confidenceOf({ ...good, presses: 3 }, defaultGoal, 10)).toBeCloseTo(0.1);
    expect(confidenceOf(unknownKey, defaultGoal, 0)).toBe(0);
  });
});

describe("a run", () => {
  it("adds its keys and pairs, with times from one right key to the next", () => {
    const state = addRun(emptyAdaptiveState, typed(1, "an ant", "an ant", 250), defaultGoal);
    expect(state.keys["n"]).toEqual({
      presses: 2,
      misses: 0,
      timeMs: 250,
      missRate: 0,
      inARow: 2,
      day: 1,
      learnt: false,
    });
    expect(state.pairs["an"]).toMatchObject({ presses: 2, timeMs: 250 });
    expect(state.pairs[" a"]).toMatchObject({ presses: 1, timeMs: 250 });
    expect(state.keys["a"]).toMatchObject({ presses: 2, timeMs: 250 });
    expect(Object.keys(state.pairs)).toEqual(["an", "n ", " a", "nt"]);
  });

  it("does not time the key after a miss or a correction, nor a pause", () => {
    const corrected = addRun(emptyAdaptiveState, typed(1, "to", "tx<o"), defaultGoal);
    expect(corrected.keys["o"]).toMatchObject({ presses: 2, misses: 1, timeMs: 0 });
    const slow = addRun(emptyAdaptiveState, typed(1, "to", "to", 5001), defaultGoal);
    expect(slow.keys["o"]).toMatchObject({ presses: 1, timeMs: 0 });
  });

  it("counts once, however often it arrives", () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const finished = { ...run, endedAt: 5, id: "a", day: 1 };
        const once = addRun(emptyAdaptiveState, finished, defaultGoal);
        expect(addRun(once, finished, defaultGoal)).toBe(once);
        expect(addRun(once, { ...finished, endedAt: 4, id: "b" }, defaultGoal)).toBe(once);
      }),
    );
  });

  it("never leaves the valid range, whatever was typed", () => {
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 5 }), (runs) => {
        const state = deriveState(
          runs.map((run, at) => ({ ...run, endedAt: at, id: String(at), day: at })),
          defaultGoal,
        );
        for (const stat of [...Object.values(state.keys), ...Object.values(state.pairs)]) {
          expect(stat.misses).toBeLessThanOrEqual(stat.presses);
          expect(stat.missRate >= 0 && stat.missRate <= 1 && Number.isFinite(stat.timeMs) && stat.timeMs >= 0).toBe(
            true,
          );
        }
        expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
  });
});

describe("two devices", () => {
  const runs = [
    typed(1, "to be or not", "to be or not"),
    typed(2, "to be", "to be", 300, 2),
    typed(3, "or not", "or nt<ot", 250, 3),
  ];

  it("end with the same state, in whatever order and however often the runs arrive", () => {
    const whole = deriveState(runs, defaultGoal);
    expect(whole.runs).toBe(3);
    fc.assert(
      fc.property(fc.shuffledSubarray([...runs, ...runs, ...runs], { minLength: 9 }), (arrived) => {
        expect(deriveState(arrived, defaultGoal)).toEqual(whole);
      }),
    );
  });

  it("continue with the state that has more runs, on either device", () => {
    const states: readonly AdaptiveState[] = [
      emptyAdaptiveState,
      deriveState(runs.slice(0, 1), defaultGoal),
      deriveState(runs.slice(1, 2), defaultGoal),
      deriveState(runs, defaultGoal),
    ];
    const anyState = fc.constantFrom(...states);
    expect(newerState(states[1]!, states[3]!)).toBe(states[3]);
    expect(newerState(states[1]!, states[2]!)).toBe(states[2]);
    fc.assert(
      fc.property(anyState, anyState, anyState, (a, b, c) => {
        expect(newerState(a, a)).toEqual(a);
        expect(newerState(a, b)).toEqual(newerState(b, a));
        expect(newerState(newerState(a, b), c)).toEqual(newerState(a, newerState(b, c)));
      }),
    );
  });

  it("refuse a state of another version, or a damaged one", () => {
    const state = deriveState(runs, defaultGoal);
    expect(readState({ ...state, version: 0 })).toBeNull();
    expect(readState({ ...state, keys: { a: { presses: -1 } } })).toBeNull();
    expect(readState({ ...state, last: "yesterday" })).toBeNull();
    for (const value of [null, undefined, "", [], 7]) expect(readState(value)).toBeNull();
    expect(readState(emptyAdaptiveState)).toEqual(emptyAdaptiveState);
  });

  it("keep the state small: under 50 KB with every pair of a language", () => {
    const letters = [..." abcdefghijklmnopqrstuvwxyz"];
    const pairs = Object.fromEntries(letters.flatMap((a) => letters.slice(0, 17).map((b) => [a + b, good])));
    expect(JSON.stringify({ ...emptyAdaptiveState, pairs }).length).toBeLessThan(50_000);
  });
});
