import type { Figure } from "../support/Figure";
import { median, quantile } from "../support/statistics";
import { compareMethods, type Needed } from "./compareMethods";
import { ordinary, variations, type Population } from "./Population";
import { MOST_RUNS } from "./runsNeeded";

/** People of each language, and with each of the other sets of constants. */
const PEOPLE = 100;
const PEOPLE_VARIED = 5;

/**
 * How many runs of 250 characters simulated learners need until they type ordinary text at 35 words a minute with 97 %
 * right: with adaptive
 * practice, by keybr's published rule, and with random words. Deterministic.
 */
export function measureLearners(): readonly Figure[] {
  const english = compareMethods("en", ordinary, PEOPLE);
  const dutch = compareMethods("nl", ordinary, PEOPLE);
  const varied = Object.entries(variations).map(([name, population]) => ({ name, needed: bothLanguages(population) }));
  return [
    figure("English learners whom adaptive practice does not serve best", english, describe(english)),
    figure("Dutch learners whom adaptive practice does not serve best", dutch, describe(dutch)),
    {
      name: "median runs / best other, with other constants of learning, worst",
      value: Math.max(...varied.map(({ needed }) => ratioToBest(needed))),
      most: 1,
      unit: "×",
      digits: 2,
      details: varied.map(
        ({ name, needed }) => `${name}: ${medians(needed)}; ${worse(needed)} of ${needed.length} not best`,
      ),
    },
  ];
}

function bothLanguages(population: Population): readonly Needed[] {
  return (["en", "nl"] as const).flatMap((language) => compareMethods(language, population, PEOPLE_VARIED));
}

function figure(name: string, needed: readonly Needed[], details: readonly string[]): Figure {
  return { name, value: (worse(needed) * 100) / needed.length, most: 10, unit: " %", digits: 1, details };
}

/** For how many people another method needs as few runs or fewer. */
function worse(needed: readonly Needed[]): number {
  return needed.filter(({ ours, keybr, random }) => ours >= keybr || ours >= random).length;
}

/** The median of adaptive practice, by that of the better of the others. */
function ratioToBest(needed: readonly Needed[]): number {
  const [ours = 0, ...others] = (["ours", "random", "keybr"] as const).map((name) =>
    median(needed.map((runs) => runs[name])),
  );
  return ours / Math.min(...others);
}

function medians(needed: readonly Needed[]): string {
  return (["ours", "random", "keybr"] as const)
    .map((name) => `${name} ${median(needed.map((runs) => runs[name]))}`)
    .join(", ");
}

function describe(needed: readonly Needed[]): readonly string[] {
  const rows = (["ours", "random", "keybr"] as const).map((name) => {
    const runs = needed.map((each) => each[name]);
    const marks = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => quantile(runs, share));
    const late = runs.filter((count) => count >= MOST_RUNS).length;
    return (
      `${name.padEnd(6)} runs at 10, 25, 50, 75, 90 %: ` +
      `${marks.join(", ")}${late > 0 ? `; ${late} not there after ${MOST_RUNS}` : ""}`
    );
  });
  const ratio = (other: "keybr" | "random") => median(needed.map((runs) => runs.ours / runs[other])).toFixed(2);
  return [
    ...rows,
    `median of ours / random words ${ratio("random")}, of ours / keybr's rule ` +
      `${ratio("keybr")}; ${needed.length} people`,
  ];
}
