import type { PracticeGoal } from "../../../src/engine/adaptive/AdaptiveState";
import type { PracticeAim } from "../../../src/engine/adaptive/measureNeeds";
import { makePracticePlan } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { letterPairs as englishPairs } from "../../../src/contract/languages/en/letterPairs";
import { letterPairs as dutchPairs } from "../../../src/contract/languages/nl/letterPairs";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { goalsOn, type GoalName } from "./goalsOn";
import { Learner } from "./Learner";
import { oracleMethod } from "./oracleMethod";
import { ordinaryText, proseOf } from "./OrdinaryText";
import { oursMethod } from "./oursMethod";
import type { Population } from "./Population";
import { proseMethod } from "./proseMethod";
import { randomMethod } from "./randomMethod";
import { runsNeeded } from "./runsNeeded";

/** The runs that one person needs for a goal with each way to practise. */
export type Bounded = Readonly<Record<"random" | "prose" | "ours" | "bound", number>>;

export const goalNames: readonly GoalName[] = ["speed", "weakest", "accuracy"];

/** What adaptive practice is told of each goal. */
const told: Readonly<Record<GoalName, { readonly goal: PracticeGoal; readonly aim: PracticeAim }>> = {
  speed: { goal: { wpm: 35, missRate: 0.03 }, aim: "speed" },
  weakest: { goal: { wpm: 20, missRate: 0.07 }, aim: "weakest" },
  accuracy: { goal: { wpm: 25, missRate: 0.02 }, aim: "accuracy" },
};

const languages = {
  en: { words: english, letterPairs: englishPairs },
  nl: { words: dutch, letterPairs: dutchPairs },
} as const;

/** Lets so many people of a population, half of them in each language, practise for each goal. */
export function compareWithBound(
  population: Population,
  people: number,
): Readonly<Record<GoalName, readonly Bounded[]>> {
  const found: Record<GoalName, Bounded[]> = { speed: [], weakest: [], accuracy: [] };
  for (const language of ["en", "nl"] as const) {
    const { words, letterPairs } = languages[language];
    const plan = makePracticePlan(words, keyboardLayouts["us-international"], letterPairs);
    const goals = goalsOn(ordinaryText(proseOf(language, 0)));
    const all = goalNames.map((name) => goals[name]);
    const prose = proseOf(language, 1);
    for (let seed = 1; seed <= people / 2; seed += 1) {
      const random = runsNeeded(randomMethod(words), population, all, seed);
      const ofProse = runsNeeded(proseMethod(prose), population, all, seed);
      goalNames.forEach((name, at) => {
        const goal = goals[name];
        const ours = oursMethod(plan, told[name].goal, told[name].aim);
        const bound = oracleMethod(words, goal, new Learner(population, seed));
        found[name].push({
          random: random[at] ?? NaN,
          prose: ofProse[at] ?? NaN,
          ours: runsNeeded(ours, population, [goal], seed)[0] ?? NaN,
          bound: runsNeeded(bound, population, [goal], seed)[0] ?? NaN,
        });
      });
    }
  }
  return found;
}

/** The runs of a way to practise by those of another, in the geometric mean over people. */
export function ratioOf(people: readonly Bounded[], name: keyof Bounded, to: keyof Bounded): number {
  return Math.exp(people.reduce((sum, runs) => sum + Math.log(runs[name] / runs[to]), 0) / people.length);
}

/** What adaptive practice gains over random words, by what can be gained. */
export function shareOfBound(people: readonly Bounded[]): number {
  return (1 - ratioOf(people, "ours", "random")) / (1 - ratioOf(people, "bound", "random"));
}
