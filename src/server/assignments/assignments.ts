import { and, eq, inArray, isNotNull, lte, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Database";
import { assignmentMembers, assignments, type AssignmentRow } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { Viewer, Context } from "../graphql/Context";
import { type SeenGroup, isAllowed } from "../groups/groups";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../graphql/pagination";

/** An assignment as one person sees it. `isMine`: it is set to them. */
export type SeenAssignment = AssignmentRow & { readonly group: SeenGroup; readonly isMine: boolean };

type Page = { readonly orderBy: readonly SQL[]; readonly limit: number };

const place = alias(groupMembers, "place");
const named = alias(assignmentMembers, "named");

/** Set to a member: by name, or to everybody in the group. Those who run it have no work of their own. */
export const isSetToMember = and(eq(place.role, "MEMBER"), or(eq(assignments.isForAll, true), isNotNull(named.userId)));

/** In the hands of members: opened, and its hour has come. */
export function isOut(now: Date): SQL | undefined {
  return and(eq(assignments.state, "OPEN"), lte(assignments.opensAt, now));
}

/**
 * The assignments that somebody may read, as a condition on them: coaches of the group and admins all; members what is
 * set to them, from its opening on, closed ones too.
 */
function visible(viewer: Viewer, now: Date): SQL | undefined {
  if (viewer.role === "ADMIN") return undefined;
  return or(
    inArray(place.role, ["OWNER", "COACH"]),
    and(isSetToMember, ne(assignments.state, "DRAFT"), lte(assignments.opensAt, now)),
  );
}

/** Those of some assignments that somebody may read. */
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

/** Assignments that somebody may read, in one query. */
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
 * The assignment of a global id, for somebody who may change it, or why not: NOT_SIGNED_IN; ASSIGNMENT_NOT_FOUND for
 * one that they may not see, as for one that does not exist;
 * NOT_ALLOWED for members; GROUP_ARCHIVED.
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
