import type { Figure } from "../support/Figure";
import { median } from "../support/statistics";
import { compareMethods } from "./compareMethods";
import { compareWithBound, goalNames, ratioOf, shareOfBound, type Bounded } from "./compareWithBound";
import { measureCourse } from "./measureCourse";
import { ordinary, untuned } from "./Population";
import type { GoalName } from "./goalsOn";
import { MOST_RUNS } from "./runsNeeded";

/** People of each language by keybr's rule; people of each population with the bound, and of the slowest one. */
const PEOPLE = 5;
const PEOPLE_WITH_BOUND = 10;
const CHILDREN_WITH_BOUND = 6;

const titles: Readonly<Record<GoalName, string>> = {
  speed: "35 wpm at 97 % on ordinary text",
  weakest: "weakest letters and pairs at 20 wpm and 93 %",
  accuracy: "98 % right on ordinary text, at 25 wpm",
};

/**
 * How many runs of 250 characters simulated learners need for a goal: with adaptive practice, with random words, with
 * ordinary text, by keybr's published rule, and with the best choice that somebody could make who knew their true
 * skills. Practice was tuned on other people than those. Then the course. Deterministic.
 */
export function measureLearners(): readonly Figure[] {
  const populations = Object.entries(untuned).map(([name, population]) => ({
    name,
    found: compareWithBound(population, name === "child who begins" ? CHILDREN_WITH_BOUND : PEOPLE_WITH_BOUND),
  }));
  const goals = goalNames.map((goal): Figure => {
    const rows = populations.map(({ name, found }) => ({ name, people: found[goal] }));
    return {
      name: `${titles[goal]}: share of what can be gained over random words that is lost, all people`,
      value: 100 * (1 - shareOfBound(rows.flatMap(({ people }) => people))),
      most: 50,
      unit: " %",
      digits: 0,
      details: rows.map(({ name, people }) => describe(name, people)),
    };
  });
  return [...goals, againstKeybr(), ...measureCourse()];
}

function describe(name: string, people: readonly Bounded[]): string {
  const runs = (["random", "prose", "ours", "bound"] as const).map((method) => {
    const share = (100 * ratioOf(people, method, "random")).toFixed(0);
    return `${method} ${median(people.map((each) => each[method]))} (${share} %)`;
  });
  const isReached = people.some(({ bound }) => bound < MOST_RUNS);
  const share = isReached ? `${(100 * shareOfBound(people)).toFixed(0)} % of the bound's gain` : "nobody is there";
  return `${name}: ${runs.join(", ")}; ${share}`;
}

function againstKeybr(): Figure {
  const people = (["en", "nl"] as const).flatMap((language) => compareMethods(language, ordinary, PEOPLE));
  const ratio = (other: "keybr" | "random") => median(people.map((runs) => runs.ours / runs[other]));
  return {
    name: "learners whom adaptive practice does not serve best, with keybr's rule and random words",
    value: (100 * people.filter(({ ours, keybr, random }) => ours >= keybr || ours >= random).length) / people.length,
    most: 10,
    unit: " %",
    digits: 0,
    details: [
      `median of ours / random words ${ratio("random").toFixed(2)}, ` +
        `of ours / keybr's rule ${ratio("keybr").toFixed(2)}; ${people.length} people`,
    ],
  };
}
