import type { ExamNorm } from "./ExamNorm";
import { examNorms } from "./examNorms";

/** The id by which an exam keeps the norm it was taken by: `cbt.2`. */
export function examNormId({ name, version }: ExamNorm): string {
  return `${name}.${version}`;
}

/**
 * A norm by its id (`cbt.2`), or the newest by its name (`cbt`); null when this version of the engine knows none such.
 */
export function findExamNorm(id: string): ExamNorm | null {
  return examNorms.findLast((norm) => id === norm.name || id === examNormId(norm)) ?? null;
}

/** The norms in which an exam can begin today: the newest version of each name. */
export function currentExamNorms(): readonly ExamNorm[] {
  return examNorms.filter((norm) => findExamNorm(norm.name) === norm);
}
