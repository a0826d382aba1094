export const gradeScaleNames = ["PERCENT", "TEN", "LETTERS", "OWN"] as const;

/** PERCENT: 0 to 100. TEN: 1 to 10, as in the Netherlands. LETTERS: A to F. OWN: the group's own steps. */
export type GradeScaleName = (typeof gradeScaleNames)[number];

/** A step of a scale: its label, and the lowest percentage that gets it. */
export type GradeStep = { readonly label: string; readonly from: number };

/** How a group writes grades. `steps` are those of OWN, from high to low; other scales ignore them. */
export type GradeScale = { readonly scale: GradeScaleName; readonly steps: readonly GradeStep[] };

const letters: readonly GradeStep[] = [
  { label: "A", from: 90 },
  { label: "B", from: 80 },
  { label: "C", from: 70 },
  { label: "D", from: 60 },
  { label: "F", from: 0 },
];

/** The steps of a scale from high to low; none if its grades are numbers. */
export function stepsOf({ scale, steps }: GradeScale): readonly GradeStep[] {
  if (scale === "LETTERS") return letters;
  return scale === "OWN" ? steps : [];
}

/** The range of the numbers of a scale, and how many decimals they have. Null for a scale of steps. */
export function numbersOf({
  scale,
}: GradeScale): { readonly min: number; readonly max: number; readonly digits: number } | null {
  if (scale === "TEN") return { min: 1, max: 10, digits: 1 };
  return scale === "PERCENT" ? { min: 0, max: 100, digits: 0 } : null;
}

/**
 * A percentage as a grade: a number, rounded to the decimals of its scale, or the label of a step.
 *
 * TEN is the line from 0% (1) to 100% (10): 55% is 6.0. A percentage below every step gets the lowest.
 */
export function toGrade(scale: GradeScale, percent: number): number | string {
  const numbers = numbersOf(scale);
  if (numbers !== null) return round(numbers.min + ((numbers.max - numbers.min) * percent) / 100, numbers.digits);
  const steps = stepsOf(scale);
  return (steps.find(({ from }) => percent >= from) ?? steps.at(-1))?.label ?? "";
}

/** Rounds to the nearest, halves up, also where the binary fraction is a little below a half. */
function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor + 1e-9) / factor;
}

/**
 * The percentage of a grade that someone wrote: a number, with a comma or a point, or the label of a step in any case.
 * A step stands for the middle of its range. Null if the scale does not have this grade.
 */
export function toPercent(scale: GradeScale, written: string): number | null {
  const text = written.trim();
  const numbers = numbersOf(scale);
  if (numbers === null) return middleOfStep(stepsOf(scale), text);
  if (!/^\d{1,3}(?:[.,]\d{1,2})?\s*%?$/u.test(text)) return null;
  const number = Number(text.replace("%", "").trim().replace(",", "."));
  if (number < numbers.min || number > numbers.max) return null;
  return ((number - numbers.min) / (numbers.max - numbers.min)) * 100;
}

function middleOfStep(steps: readonly GradeStep[], label: string): number | null {
  const at = steps.findIndex((step) => step.label.toLowerCase() === label.toLowerCase());
  const step = steps[at];
  return step === undefined ? null : (step.from + (steps[at - 1]?.from ?? 100)) / 2;
}

/** A grade that counts: its percentage, and the weight of its assignment. */
export type CountedGrade = { readonly percent: number; readonly weight: number };

/**
 * The weighted average of grades, in percent; null if none has a weight. Numbers are averaged as they are written, so
 * that the average of a printed list can be checked on paper.
 */
export function averageGrade(scale: GradeScale, grades: readonly CountedGrade[]): number | null {
  const numbers = numbersOf(scale);
  const total = grades.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const written = (percent: number): number => {
    const grade = toGrade(scale, percent);
    return numbers === null || typeof grade !== "number"
      ? percent
      : ((grade - numbers.min) / (numbers.max - numbers.min)) * 100;
  };
  return grades.reduce((sum, { percent, weight }) => sum + written(percent) * weight, 0) / total;
}

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
