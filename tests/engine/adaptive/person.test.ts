import {
  emptyAdaptiveState,
  type AdaptiveState,
  clampState,
  unknownKey,
  type KeyStat,
  plausibleEnd,
} from "../../../src/engine/adaptive/AdaptiveState";
import { letterStates, whatChanged } from "../../../src/engine/adaptive/explainChoice";

const steps = [["e", "n"], ["t", "a"], ["q"]];
const DAY_MS = 86_400_000;

const learnt: KeyStat = { presses: 60, misses: 1, timeMs: 400, missRate: 0.02, inARow: 40, day: 10, learnt: true };
const known = (
  keys: Record<string, Partial<KeyStat>>,
  pairs: Record<string, Partial<KeyStat>> = {},
): AdaptiveState => ({
  ...emptyAdaptiveState,
  runs: 1,
  last: { endedAt: 10 * DAY_MS, id: "a" },
  keys: Object.fromEntries(Object.entries(keys).map(([key, stat]) => [key, { ...learnt, ...stat }])),
  pairs: Object.fromEntries(Object.entries(pairs).map(([pair, stat]) => [pair, { ...learnt, ...stat }])),
});

describe("a user's letters", () => {
  const states = (state: AdaptiveState) =>
    Object.fromEntries(letterStates(state, steps).map(({ key, state: is }) => [key, is]));

  it("are new and locked at first", () => {
    expect(states(emptyAdaptiveState)).toEqual({ e: "new", n: "new", t: "locked", a: "locked", q: "locked" });
  });

  it("are practiced until they are learned, and then unlock others", () => {
    expect(states(known({ e: {}, n: { learnt: false } }))).toEqual({
      e: "learnt",
      n: "open",
      t: "locked",
      a: "locked",
      q: "locked",
    });
    expect(states(known({ e: {}, n: {}, t: { presses: 3, learnt: false } }))).toEqual({
      e: "learnt",
      n: "learnt",
      t: "new",
      a: "new",
      q: "locked",
    });
  });

  it("come in the order in which they are unlocked, with their statistics", () => {
    expect(
      letterStates(emptyAdaptiveState, steps)
        .map(({ key }) => key)
        .join(""),
    ).toBe("entaq");
    expect(letterStates(emptyAdaptiveState, steps)[0]?.stat).toBe(unknownKey);
  });
});

describe("what a run changed", () => {
  it("are learned letters, and unlocked ones", () => {
    expect(whatChanged(known({ e: {}, n: { learnt: false } }), known({ e: {}, n: {} }), steps)).toEqual([
      { kind: "opened", keys: ["t", "a"] },
      { kind: "learnt", keys: ["n"] },
    ]);
  });

  it("is the pair that improved most, in words per minute", () => {
    const before = known({}, { en: { timeMs: 600 }, ne: { timeMs: 600 } });
    const after = known({}, { en: { timeMs: 400, presses: 70 }, ne: { timeMs: 500, presses: 70 } });
    expect(whatChanged(before, after, steps)).toEqual([{ kind: "faster", name: "en", from: 20, to: 30 }]);
  });

  it("is what is missed less, a pair or a letter", () => {
    const changed = whatChanged(known({ e: { missRate: 0.2 } }), known({ e: { missRate: 0.1, presses: 70 } }), steps);
    expect(changed).toEqual([{ kind: "surer", name: "e", from: 0.2, to: 0.1 }]);
  });

  it("leaves out what got worse, small changes, spaces, and what was hardly known", () => {
    const before = known(
      { e: { missRate: 0.02 }, " ": { missRate: 0.5 } },
      { en: { timeMs: 400 }, "n ": { timeMs: 900 }, nn: { presses: 2, timeMs: 900 } },
    );
    const after = known(
      { e: { missRate: 0.1, presses: 61 }, " ": { missRate: 0, presses: 61 } },
      { en: { timeMs: 399, presses: 61 }, "n ": { timeMs: 100, presses: 61 }, nn: { presses: 9, timeMs: 100 } },
    );
    expect(whatChanged(before, after, steps)).toEqual([]);
  });
});

describe("a clock that jumps", () => {
  it("forward leaves no dates in the future once the time is known", () => {
    const years = 4000;
    const state = {
      ...known({ e: { day: years }, n: { day: 9 } }, { en: { day: years } }),
      last: { endedAt: years * DAY_MS, id: "b" },
    };
    const mended = clampState(state, 10 * DAY_MS + 5, 10);
    expect([mended.keys["e"]?.day, mended.keys["n"]?.day, mended.pairs["en"]?.day]).toEqual([10, 9, 10]);
    expect(mended.last).toEqual({ endedAt: 10 * DAY_MS + 5, id: "b" });
    expect(mended.runs).toBe(1);
  });

  it("does not change a state without dates in the future", () => {
    const state = known({ e: {} }, { en: {} });
    expect(clampState(state, 10 * DAY_MS, 10)).toBe(state);
    expect(clampState(emptyAdaptiveState, 0, 0)).toBe(emptyAdaptiveState);
  });

  it("back still puts a run after the previous one, and years ahead at most two months after", () => {
    const last = { endedAt: 10 * DAY_MS, id: "a" };
    expect(plausibleEnd(3 * DAY_MS, last)).toBe(10 * DAY_MS + 1);
    expect(plausibleEnd(12 * DAY_MS, last)).toBe(12 * DAY_MS);
    expect(plausibleEnd(5000 * DAY_MS, last)).toBe(70 * DAY_MS);
    expect(plausibleEnd(5000 * DAY_MS, null)).toBe(5000 * DAY_MS);
  });
});
