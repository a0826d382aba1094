import { isReached, type LearningGoal } from "./LearningGoal";
import { Learner } from "./Learner";
import { RUN_CHARACTERS, type Method } from "./Method";
import type { Population } from "./Population";

/** Who is not there by then counts as having needed so many: nobody waits longer, and the benchmark has an end. */
export const MOST_RUNS = 800;

/**
 * How many runs a person needs with some method until each of the goals is reached. The same seed is the same person
 * whatever the method.
 */
export function runsNeeded(
  method: Method,
  population: Population,
  goals: readonly LearningGoal[],
  seed: number,
): readonly number[] {
  const learner = new Learner(population, seed);
  const needed = new Map<LearningGoal, number>();
  for (let run = 0; run < MOST_RUNS && needed.size < goals.length; run += 1) {
    const days = Math.floor(run / population.runsPerDay);
    const day = Math.floor(days / 5) * 7 + (days % 5);
    learner.startDay(day);
    const asked = method
      .next(day, seed * MOST_RUNS + run)
      .slice(0, RUN_CHARACTERS)
      .trimEnd();
    if (method.learn === null) learner.practise(asked, day);
    else method.learn(asked, learner.type(asked, day), day);
    for (const goal of goals) if (!needed.has(goal) && isReached(goal, learner)) needed.set(goal, run + 1);
  }
  return goals.map((goal) => needed.get(goal) ?? MOST_RUNS);
}
