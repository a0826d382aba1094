import type { Chapter } from "../../engine/lessons/Course";

/** A count of people below which nothing is said. Every count is given in steps of it. */
export const STEP = 10;

/**
 * How many people a sum has, without saying anything about fewer than ten of them:
 * - `AT_LEAST`: this many or up to nine more. `FEW`: fewer than ten. `ALL_BUT_FEW`: all of them but fewer than ten.
 * - `TOO_FEW`: nothing, because these people or the others are fewer than ten in any case.
 */
export type Sum = {
  readonly size: "AT_LEAST" | "FEW" | "ALL_BUT_FEW" | "TOO_FEW";
  /** A multiple of ten for AT_LEAST; null for all others. */
  readonly atLeast: number | null;
};

/** The people who began in a month. */
export type MonthSums = {
  /** Such as `2026-09`. */
  readonly month: string;
  readonly began: Sum;
  /** Who practiced on the day after their first day. These three are null while that is not over for all of them. */
  readonly nextDay: Sum | null;
  /** Who practiced in the fourth week, that of their first day being the first. */
  readonly fourthWeek: Sum | null;
  /** Who had passed all exercises of a chapter of a course by the end of that week. */
  readonly chapter: Sum | null;
};

/** Where people stopped. */
export type StopSums = {
  readonly stopped: Sum;
  /** By the chapter of the exercise that they passed last; null for those who passed none. In the course's order. */
  readonly places: readonly { readonly chapter: Chapter | null; readonly people: Sum }[];
};

export type Participation = { readonly months: readonly MonthSums[]; readonly stops: StopSums };

/** The sum of all people of a row. */
export function toSum(count: number): Sum {
  return count < STEP ? { size: "FEW", atLeast: null } : { size: "AT_LEAST", atLeast: count - (count % STEP) };
}

/**
 * The sum of some of the people of a row. Because every count is rounded down to tens, the difference of two sums (the
 * others of a row, or the people of the host without those of a group) is known only to within nine people, so it never
 * tells a number under ten. The others are checked besides, for those who know exactly how many people a row has.
 */
export function toPart(count: number, all: number): Sum {
  if (all < 2 * STEP) return { size: "TOO_FEW", atLeast: null };
  return all - count < STEP ? { size: "ALL_BUT_FEW", atLeast: null } : toSum(count);
}
