import { makePicture } from "../../../../src/app/features/progress/makePicture";
import type { ProgressRun } from "../../../../src/engine/progress/ProgressRun";
import { weeklyMedians } from "../../../../src/engine/progress/weeklyMedians";

/** 23 November 2026, a Monday: days since 1970. */
const TODAY = 20_780;

function runAt(moment: number): ProgressRun {
  const kind = {
    mode: "TIME",
    modeAmount: 30,
    language: "EN",
    punctuation: false,
    numbers: false,
    wordList: "COMMON_1000",
    keyRule: null,
  } as const;
  return {
    startedAt: moment * 86_400_000,
    day: Math.floor(moment),
    moment,
    durationMs: 30_000,
    wpm: 50,
    accuracy: 97,
    strokesPerMinute: 250,
    kind,
    isFlagged: false,
  };
}

function namedDays(moments: readonly number[]): readonly number[] {
  const runs = moments.map(runAt);
  const { picture } = makePicture(runs, Float64Array.from(moments), weeklyMedians(runs), "wpm", {
    name: "wpm",
    scale: 1,
  });
  return picture.ticks(800).map(({ day }) => day);
}

test.each([0, 0.3, 0.5, 0.9, 0.999])("runs of one day, at %d of it, label that day and not tomorrow", (hour) => {
  expect(namedDays([TODAY + hour])).toEqual([TODAY]);
  expect(namedDays([TODAY, TODAY + hour])).toEqual([TODAY]);
});

test("runs of several days label each of them, and none in the future", () => {
  expect(namedDays([TODAY - 2.1, TODAY - 1, TODAY + 0.95])).toEqual([TODAY - 3, TODAY - 2, TODAY - 1, TODAY]);
});
