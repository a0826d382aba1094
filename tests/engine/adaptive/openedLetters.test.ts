import { emptyAdaptiveState } from "../../../src/engine/adaptive/AdaptiveState";
import { openKeys } from "../../../src/engine/adaptive/chooseText";
import { withOpenedLetters } from "../../../src/engine/adaptive/practicePlan";

const steps = [["e", "t"], ["a"], ["o", "n"]];
const openWith = (opened: string) => openKeys(withOpenedLetters(emptyAdaptiveState, steps, opened), steps);

test("a letter opened by hand is open and new, with all letters before it", () => {
  expect(openWith("a")).toEqual({ open: ["e", "t", "a"], fresh: ["a"] });
  expect(openWith("o")).toEqual({ open: ["e", "t", "a", "o", "n"], fresh: ["o", "n"] });
});

test.each(["", "e", "?"])("%j opens nothing", (opened) => {
  expect(openWith(opened)).toEqual({ open: ["e", "t"], fresh: ["e", "t"] });
});

test("what was typed of a letter stays as it was", () => {
  const stat = { presses: 9, misses: 2, timeMs: 400, missRate: 0.2, inARow: 1, day: 3, learnt: false };
  const state = { ...emptyAdaptiveState, keys: { t: stat } };
  expect(withOpenedLetters(state, steps, "a").keys["t"]).toEqual({ ...stat, learnt: true });
});
