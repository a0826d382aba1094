/** What a member reached in a task of an assignment, as far as a grade depends on it. */
export type GradedWork = {
  readonly kind: "LESSON" | "TEXT" | "GOAL" | "EXAM";
  readonly isDone: boolean;
  /** Whether all of the assignment was done after the due date. */
  readonly isLate: boolean;
  /** Whether the assignment is closed, so that nothing can follow. */
  readonly isClosed: boolean;
  /** How much of it is done, from 0 to 1. */
  readonly part: number;
  /** The best accuracy of a run, in percent, where the assignment does not ask for one; null otherwise. */
  readonly freeAccuracy: number | null;
  /** The level that an exam reached, from 0, and how many levels its norm has; null for other work. */
  readonly level: { readonly rank: number; readonly of: number } | null;
};

/** What the lowest level of an exam is worth, in percent. The highest is worth 100. */
const LOWEST_LEVEL = 70;

/**
 * The grade that the server proposes, in percent; null while there is nothing to grade.
 *
 * - Done: 100, because all that was asked is reached. A text without a required accuracy: the best accuracy.
 * - An exam passed: 70 at the lowest level of its norm, 100 at the highest, in equal steps; 100 if it has one level.
 * - Done late: `latePercent` points less, at least 0.
 * - Closed before it was done: the part that is done.
 * - Not done, or closed before it was begun: nothing, so that the coach decides.
 */
export function proposeGrade(work: GradedWork, latePercent: number): number | null {
  if (!work.isDone) return work.isClosed && work.part > 0 ? work.part * 100 : null;
  const reached = reachedPercent(work);
  return work.isLate ? Math.max(0, reached - latePercent) : reached;
}

/**
 * The same for an assignment of several tasks, which all count alike: the mean of what each reached, once all are done,
 * and once it is closed the mean of the parts.
 */
export function proposeJointGrade(works: readonly GradedWork[], latePercent: number): number | null {
  const [first, ...others] = works;
  if (first === undefined) return null;
  if (others.length === 0) return proposeGrade(first, latePercent);
  const meanOf = (value: (work: GradedWork) => number) =>
    works.reduce((sum, work) => sum + value(work), 0) / works.length;
  if (works.every(({ isDone }) => isDone)) {
    const reached = meanOf(reachedPercent);
    return first.isLate ? Math.max(0, reached - latePercent) : reached;
  }
  const part = meanOf((work) => (work.isDone ? 1 : work.part));
  return first.isClosed && part > 0 ? part * 100 : null;
}

function reachedPercent({ kind, freeAccuracy, level }: GradedWork): number {
  if (kind === "TEXT") return freeAccuracy ?? 100;
  if (level === null || level.of <= 1) return 100;
  return LOWEST_LEVEL + ((100 - LOWEST_LEVEL) * level.rank) / (level.of - 1);
}
