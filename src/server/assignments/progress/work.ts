import type { ExamNorm } from "../../../engine/exams/examNorms";

/** How a member's best exam attempt, or the one that passed, was graded. */
export type ExamReached = {
  readonly passed: boolean;
  readonly norm: ExamNorm;
  readonly strokesPerMinute: number;
  readonly accuracy: number;
  readonly isByEar: boolean;
  readonly extraTime: number;
};

/** The part of a member's work that counts for an assignment. Figures that do not apply to its kind are null. */
export type Work = {
  readonly doneAt: Date | null;
  readonly lastAt: Date | null;
  /** From 0 to 1. */
  readonly part: number;
  readonly runs: number;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly minutes: number | null;
  readonly exercisesPassed: number | null;
  readonly exam: ExamReached | null;
};

export const noWork: Work = {
  doneAt: null,
  lastAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
};

/** The members' work, by task and member. */
export type WorkByMember = ReadonlyMap<string, Work>;

type TaskKey = { readonly id: string; readonly position: number };

/** The key of a task among those of several assignments. */
export function taskKey({ id, position: at }: TaskKey): string {
  return `${id} ${at}`;
}

/** The key of {@link WorkByMember}, made of the row ids of the assignment and the user, and the task's place. */
export function workKey(task: TaskKey, userId: string): string {
  return `${taskKey(task)} ${userId}`;
}

/**
 * A member's work on all tasks of an assignment as one: done with the last of them. Figures of several tasks are not
 * comparable, so they are those of a single task or null.
 */
export function joinWork(works: readonly Work[]): Work {
  const [first = noWork, ...others] = works;
  if (others.length === 0) return first;
  const isDone = works.every(({ doneAt }) => doneAt !== null);
  return {
    ...noWork,
    doneAt: isDone ? latest(works.map(({ doneAt }) => doneAt)) : null,
    lastAt: latest(works.map(({ lastAt }) => lastAt)),
    part: works.reduce((sum, { part }) => sum + part, 0) / works.length,
    runs: works.reduce((sum, { runs }) => sum + runs, 0),
  };
}

function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);
}

/** Converts a time as the driver returns it where drizzle does not know the column. */
export function toDate(value: string | Date | null): Date | null {
  return value === null ? null : new Date(value);
}

/** The later of two; null when one is missing. */
export function laterOf(one: Date | null, other: Date | null): Date | null {
  return one === null || other === null ? null : one > other ? one : other;
}
