import { sql, type SQL } from "drizzle-orm";
import { assignments, groupMembers } from "../../database/groupSchema";
import { results } from "../../database/schema";
import { isInTime } from "./assignedRows";

/**
 * The runs of one member that count for one assignment, as a condition on results beside assignedRows. A flagged run
 * counts once a coach has cleared it. Where Backspace is
 * off, what was typed with it does not count; lessons have their own rules.
 */
export function countedRuns(which?: SQL): SQL {
  const isClean = sql`(${results.mode} = 'LESSON' or ${results.deletions} = 0 or coalesce((${assignments.task} ->> 'backspace')::boolean, true))`;
  const isOwn = sql`${results.userId} = ${groupMembers.userId}`;
  return sql`${isOwn} and ${isInTime(sql`${results.createdAt}`)} and ${results.status} = 'VERIFIED' and ${isClean}${which === undefined ? sql`` : sql` and ${which}`}`;
}

/** A time as the driver gives it where drizzle does not know the column. */
export function toDate(value: string | Date | null): Date | null {
  return value === null ? null : new Date(value);
}

/** The later of two; null when one is missing. */
export function laterOf(one: Date | null, other: Date | null): Date | null {
  return one === null || other === null ? null : one > other ? one : other;
}
