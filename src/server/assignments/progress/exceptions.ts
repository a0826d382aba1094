import { and, eq, inArray } from "drizzle-orm";
import { assignmentExceptions, assignmentOtherTexts, grades } from "../../database/assignmentSchema";
import type { Connection } from "../../database/Database";

/** What is different for one member in one assignment. */
export type Exception = {
  readonly extendedUntil: Date | null;
  readonly isExcused: boolean;
  /** 0 before the first change. */
  readonly version: number;
  /** The text that the member types instead of this one; row ids. */
  readonly otherText: (textId: string) => string;
};

/**
 * Reads what coaches changed for single members in three statements.
 * @param set assignments, by their row ids.
 * @param userId row id of one user; null for all.
 * @returns the exception of a member, by row ids of the assignment and the user.
 */
export async function readExceptions(
  database: Connection,
  set: readonly { readonly id: string }[],
  userId: string | null,
): Promise<(assignmentId: string, userId: string) => Exception> {
  const ids = set.map(({ id }) => id);
  const [rows, excused, others] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          database
            .select()
            .from(assignmentExceptions)
            .where(
              and(
                inArray(assignmentExceptions.assignmentId, ids),
                userId === null ? undefined : eq(assignmentExceptions.userId, userId),
              ),
            ),
          database
            .select({ assignmentId: grades.assignmentId, userId: grades.userId })
            .from(grades)
            .where(
              and(
                inArray(grades.assignmentId, ids),
                eq(grades.isExcused, true),
                userId === null ? undefined : eq(grades.userId, userId),
              ),
            ),
          database
            .select()
            .from(assignmentOtherTexts)
            .where(
              and(
                inArray(assignmentOtherTexts.assignmentId, ids),
                userId === null ? undefined : eq(assignmentOtherTexts.userId, userId),
              ),
            ),
        ]);
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const excusedKeys = new Set(excused.map(keyOf));
  const otherOf = new Map(others.map((row) => [`${keyOf(row)} ${row.insteadOf}`, row.textId]));
  return (assignmentId, ofMember) => {
    const key = keyOf({ assignmentId, userId: ofMember });
    const row = rowOf.get(key);
    return {
      extendedUntil: row?.dueAt ?? null,
      version: row?.version ?? 0,
      isExcused: excusedKeys.has(key),
      otherText: (textId) => otherOf.get(`${key} ${textId}`) ?? textId,
    };
  };
}

function keyOf({ assignmentId, userId }: { readonly assignmentId: string; readonly userId: string }): string {
  return `${assignmentId} ${userId}`;
}
