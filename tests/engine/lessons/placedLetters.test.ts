import { emptyAdaptiveState, unknownKey } from "../../../src/engine/adaptive/AdaptiveState";
import { openKeys } from "../../../src/engine/adaptive/chooseText";
import { makePracticePlan, withPlacedLetters } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { placementId } from "../../../src/engine/lessons/courseProgress";
import { usInternational } from "../../../src/engine/lessons/courses";
import { wordsOf } from "../../support/languages";

const { steps } = makePracticePlan(wordsOf.en, keyboardLayouts["us-international"]);
const { lessons } = usInternational;
const placedAt = (at: number) => new Map([[placementId(lessons[at]!), { at: 1, stars: 1 }]]);
const afterLetters = lessons.findIndex(({ chapter }) => !["posture", "home", "top", "bottom"].includes(chapter));
const opened = (progress: ReadonlyMap<string, { readonly at: number; readonly stars: number }>) =>
  openKeys(withPlacedLetters(emptyAdaptiveState, "us-international", progress), steps);

test("without a placement practice begins with its first letters", () => {
  expect(withPlacedLetters(emptyAdaptiveState, "us-international", new Map())).toBe(emptyAdaptiveState);
  expect(opened(new Map()).open).toEqual(steps[0]);
});

test("a placement after the letters of the course opens them all", () => {
  const { open, fresh } = opened(placedAt(afterLetters));
  expect(open).toEqual(steps.flat());
  expect(fresh.filter((key) => /\p{L}/u.test(key))).toEqual([]);
});

test("a placement at the first lesson, or in the course of another keyboard, opens nothing", () => {
  expect(opened(placedAt(0)).open).toEqual(steps[0]);
  expect(withPlacedLetters(emptyAdaptiveState, "german", placedAt(afterLetters))).toBe(emptyAdaptiveState);
  expect(withPlacedLetters(emptyAdaptiveState, "nowhere", placedAt(afterLetters))).toBe(emptyAdaptiveState);
});

test("what is known about a letter stays, and letters that are not in a lesson before it are not learned", () => {
  const at = lessons.findIndex(({ chapter }) => chapter === "bottom");
  const e = { ...unknownKey, presses: 12, misses: 3, timeMs: 300, missRate: 0.25 };
  const { keys } = withPlacedLetters({ ...emptyAdaptiveState, keys: { e } }, "us-international", placedAt(at));
  expect(keys["e"]).toEqual({ ...e, learnt: true });
  for (const key of lessons[at]!.keys) expect(keys[key]?.learnt ?? false).toBe(false);
});
