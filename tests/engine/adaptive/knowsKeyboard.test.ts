import { chooseText, openKeys, knowsKeyboard } from "../../../src/engine/adaptive/chooseText";
import {
  type AdaptiveState,
  defaultGoal,
  emptyAdaptiveState,
  type KeyStat,
  unknownKey,
} from "../../../src/engine/adaptive/AdaptiveState";
import { explainChoice } from "../../../src/engine/adaptive/explainChoice";
import { makePracticePlan } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { letterPairs } from "../../../src/contract/languages/en/letterPairs";
import { words } from "../../../src/contract/languages/en/words";

const plan = makePracticePlan(words, keyboardLayouts.us, letterPairs);
const [first = [], second = []] = plan.steps;

/** A letter after some presses of that time, with a tenth missed, so that it is not learned. */
const typed = (presses: number, timeMs: number): KeyStat => ({
  ...unknownKey,
  presses,
  misses: presses / 10,
  missRate: 0.1,
  timeMs,
});

const after = (stat: KeyStat): AdaptiveState => ({
  ...emptyAdaptiveState,
  runs: 1,
  keys: Object.fromEntries(first.map((key) => [key, stat])),
});

test("somebody who types a first text fast gets all letters at once, and is told that they are unlocked", () => {
  const state = after(typed(30, 250));
  expect(openKeys(state, plan.steps)).toEqual({ open: plan.steps.flat(), fresh: [] });
  const choice = chooseText({ state, plan, goal: defaultGoal, today: 0, characters: 250, seed: 1 });
  expect([...choice.text].some((key) => second.includes(key))).toBe(true);
  expect(explainChoice(choice, state, defaultGoal, 0).kind).toBe("weakest");
  // A letter that was never pressed has no day, and is not said to be missed for so many.
  const neverPressed = { ...choice, weakestKey: second[0]! };
  expect(explainChoice(neverPressed, state, defaultGoal, 20_784)).toMatchObject({ kind: "weakest", key: second[0] });
});

test("a beginner, who types the same letters slowly, gets the next ones when those are learned", () => {
  expect(openKeys(after(typed(30, 800)), plan.steps).open).toEqual(first);
});

test("a beginner who became fast by practice is still one", () => {
  expect(knowsKeyboard(first.map(() => typed(30, 400)))).toBe(true);
  expect(knowsKeyboard(first.map(() => typed(3000, 400)))).toBe(false);
});

test("a few presses show nothing", () => {
  expect(knowsKeyboard(first.map(() => typed(10, 200)))).toBe(false);
  expect(knowsKeyboard(first.map(() => unknownKey))).toBe(false);
});
