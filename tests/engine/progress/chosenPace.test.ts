import { chosenPace } from "../../../src/engine/progress/chosenPace";
import { runOn } from "./runs";

const speeds = [40, 62, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const runs = speeds.map((wpm, day) => runOn(day, { wpm }));
const { kind } = runOn(0);

it("is the fastest run, or the median of the last ten", () => {
  expect(chosenPace("best", kind, runs)).toBe(62);
  expect(chosenPace("median", kind, runs)).toBe(54.5);
});

it("ignores flagged runs, and those of another length or key rule", () => {
  const others = [
    runOn(1, { wpm: 90, isFlagged: true }),
    runOn(2, { wpm: 91, modeAmount: 45 }),
    runOn(3, { wpm: 92, keyRule: "STOP_ON_ERROR" }),
  ];
  expect(chosenPace("best", kind, [...runs, ...others])).toBe(62);
  expect(chosenPace("best", { ...kind, keyRule: "STOP_ON_ERROR" }, others)).toBe(92);
  expect(chosenPace("median", { ...kind, modeAmount: 7 }, runs)).toBeNull();
});
