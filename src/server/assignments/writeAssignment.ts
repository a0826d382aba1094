import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { assignments, type AssignmentRow } from "../database/groupSchema";
import { Refused } from "../graphql/errors";
import type { SeenAssignment } from "./findAssignments";

type Change = Partial<
  Pick<AssignmentRow, "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll" | "state" | "closedAt">
>;

/**
 * Changes the version of an assignment that somebody knows, if that is still what it is. Another one: EDIT_CONFLICT,
 * and nothing changes.
 */
export async function writeAssignment(
  database: Connection,
  assignment: SeenAssignment,
  version: number,
  change: Change,
): Promise<SeenAssignment | Refused> {
  const isKnown = and(
    eq(assignments.id, assignment.id),
    eq(assignments.version, version),
    eq(assignments.state, assignment.state),
  );
  const [row] = await database
    .update(assignments)
    .set({ ...change, version: sql`${assignments.version} + 1` })
    .where(isKnown)
    .returning();
  return row ? { ...assignment, ...row } : new Refused("EDIT_CONFLICT");
}
