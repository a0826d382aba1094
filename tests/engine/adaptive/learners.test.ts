import { letterPairs } from "../../../src/contract/languages/en/letterPairs";
import { words } from "../../../src/contract/languages/en/words";
import { makePracticePlan } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { courseWays } from "../../bench/learners/CourseWay";
import { courseGoal, goalsOn } from "../../bench/learners/goalsOn";
import { Learner } from "../../bench/learners/Learner";
import { lessonsNeeded, MOST_LESSONS } from "../../bench/learners/lessonsNeeded";
import { oracleMethod } from "../../bench/learners/oracleMethod";
import { ordinaryText, proseOf } from "../../bench/learners/OrdinaryText";
import { oursMethod } from "../../bench/learners/oursMethod";
import { ordinary, pupil, type Population } from "../../bench/learners/Population";
import { randomMethod } from "../../bench/learners/randomMethod";
import { runsNeeded } from "../../bench/learners/runsNeeded";
import { materialOf } from "../../support/languages";

/** People who learn fast, so that the test is short. */
const quick: Population = { ...ordinary, startMs: 700, timeExponent: 0.45, missExponent: 0.6 };
const text = ordinaryText(proseOf("en", 0));
const goals = goalsOn(text);
const plan = makePracticePlan(words, keyboardLayouts["us-international"], letterPairs);
const people = [1, 2];

describe("simulated learners", () => {
  it("are the same person for the same seed, whether or not somebody looks at their keystrokes", () => {
    const [one, other] = [new Learner(quick, 4), new Learner(quick, 4)];
    one.type("the quick brown fox", 0);
    other.practise("the quick brown fox", 0);
    expect(one.timeMs(1, 2)).toBe(other.timeMs(1, 2));
    expect(goals.speed.stand(one)).toEqual(goals.speed.stand(other));
  });

  it("get faster by practice, and lose some of it while they are away", () => {
    const learner = new Learner(quick, 4);
    const atFirst = goals.speed.stand(learner).ms;
    learner.practise("the quick brown fox", 0);
    const practised = goals.speed.stand(learner).ms;
    learner.startDay(30);
    expect(practised).toBeLessThan(atFirst);
    expect(goals.speed.stand(learner).ms).toBeGreaterThan(practised);
    expect(goals.speed.stand(learner).ms).toBeLessThan(atFirst);
  });

  it.each(["speed", "weakest", "accuracy"] as const)("reach the goal of %s soonest with the bound", (name) => {
    const goal = goals[name];
    const told = { speed: 0.03, weakest: 0.07, accuracy: 0.02 }[name];
    const wpm = { speed: 35, weakest: 20, accuracy: 25 }[name];
    const sum = { random: 0, ours: 0, bound: 0 };
    for (const seed of people) {
      const runs = (method: Parameters<typeof runsNeeded>[0]) => runsNeeded(method, quick, [goal], seed)[0] ?? NaN;
      sum.random += runs(randomMethod(words));
      sum.ours += runs(oursMethod(plan, { wpm, missRate: told }, name));
      sum.bound += runs(oracleMethod(words, goal, new Learner(quick, seed)));
    }
    expect(sum.bound).toBeLessThanOrEqual(sum.ours);
    expect(sum.bound).toBeLessThan(sum.random);
  });
});

it.each(["ours", "without reviews", "KTouch's order"] as const)("a simulated course has an end: %s", (name) => {
  const easy: Population = { ...pupil, startMs: 600, startMisses: 0.04, missExponent: 0.9 };
  const { lessons, strokes } = lessonsNeeded(courseWays[name], materialOf.en, easy, courseGoal(text), 1);
  expect(lessons).toBeGreaterThan(1);
  expect(lessons).toBeLessThanOrEqual(MOST_LESSONS);
  expect(strokes).toBeGreaterThan(lessons * 50);
});
