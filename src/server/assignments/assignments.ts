import { and, eq, inArray, isNotNull, lte, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Database";
import { assignmentMembers, assignments, type AssignmentRow } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { Viewer, Context } from "../Context";
import { type SeenGroup, isAllowed } from "../groups/groups";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../graphql/globalIds";

/** An assignment as one user sees it. `isMine`: it is set to that user. */
export type SeenAssignment = AssignmentRow & { readonly group: SeenGroup; readonly isMine: boolean };

type Page = { readonly orderBy: readonly SQL[]; readonly limit: number };

const place = alias(groupMembers, "place");
const named = alias(assignmentMembers, "named");

/** Set to a member, by name or as part of the whole group. Coaches and owners of a group get no assignments. */
export const isSetToMember = and(eq(place.role, "MEMBER"), or(eq(assignments.isForAll, true), isNotNull(named.userId)));

/** Visible to members: opened, and `opensAt` has passed. */
export function isOut(now: Date): SQL | undefined {
  return and(eq(assignments.state, "OPEN"), lte(assignments.opensAt, now));
}

/**
 * SQL condition for the assignments that a viewer may read: all for coaches of the group and admins; for members, open
 * and closed ones that are set to them, from `opensAt` on.
 */
function visible(viewer: Viewer, now: Date): SQL | undefined {
  if (viewer.role === "ADMIN") return undefined;
  return or(
    inArray(place.role, ["OWNER", "COACH"]),
    and(isSetToMember, ne(assignments.state, "DRAFT"), lte(assignments.opensAt, now)),
  );
}

/** Those of the given assignments that the viewer may read. */
export async function findAssignments(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
  now: Date,
): Promise<SeenAssignment[]> {
  return viewer === null || ids.length === 0
    ? []
    : selectAssignments(database, viewer, now, inArray(assignments.id, [...ids]));
}

/** Selects assignments that the viewer may read, in one query. */
export async function selectAssignments(
  database: Connection,
  viewer: Viewer,
  now: Date,
  which: SQL | undefined,
  page?: Page,
): Promise<SeenAssignment[]> {
  const rows = await database
    .select({ assignment: assignments, group: groups, myRole: place.role, named: named.userId })
    .from(assignments)
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .leftJoin(place, and(eq(place.groupId, assignments.groupId), eq(place.userId, viewer.userId)))
    .leftJoin(named, and(eq(named.assignmentId, assignments.id), eq(named.userId, viewer.userId)))
    .where(and(which, visible(viewer, now)))
    .orderBy(...(page?.orderBy ?? []))
    .limit(page?.limit ?? limitOfAll);
  return rows.map((row) => ({
    ...row.assignment,
    group: { ...row.group, myRole: row.myRole },
    isMine: row.myRole === "MEMBER" && (row.assignment.isForAll || row.named !== null),
  }));
}

const limitOfAll = 1_000;

/**
 * The assignment with a global id for a viewer who may change it, or the reason why not: NOT_SIGNED_IN;
 * ASSIGNMENT_NOT_FOUND for one that does not exist or that they may not see; NOT_ALLOWED for members; GROUP_ARCHIVED.
 */
export async function coachedAssignment(
  { viewer, services }: Context,
  globalId: string,
): Promise<SeenAssignment | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Assignment", globalId);
  const [assignment] =
    id === null ? [] : await findAssignments(services.database, viewer, [id], new Date(services.now()));
  if (!assignment) return new DomainError("ASSIGNMENT_NOT_FOUND");
  if (!isAllowed(assignment.group, viewer, "COACH")) return new DomainError("NOT_ALLOWED");
  return assignment.group.archivedAt === null ? assignment : new DomainError("GROUP_ARCHIVED");
}
