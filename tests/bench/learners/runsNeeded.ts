import { Learner } from "./Learner";
import { RUN_CHARACTERS, type Method } from "./Method";
import { isThere, type OrdinaryText } from "./OrdinaryText";
import type { Population } from "./Population";

/** Who is not there by then counts as having needed so many: nobody waits longer, and the benchmark has an end. */
export const MOST_RUNS = 800;

/** How many runs a person needs with some method. The same seed is the same person whatever the method. */
export function runsNeeded(method: Method, population: Population, text: OrdinaryText, seed: number): number {
  const learner = new Learner(population, seed);
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const days = Math.floor(run / population.runsPerDay);
    const day = Math.floor(days / 5) * 7 + (days % 5);
    const asked = method
      .next(day, seed * MOST_RUNS + run)
      .slice(0, RUN_CHARACTERS)
      .trimEnd();
    method.learn(asked, learner.type(asked, day), day);
    if (isThere(learner, text)) return run + 1;
  }
  return MOST_RUNS;
}
