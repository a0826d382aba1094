import type { Context } from "../graphql/Context";
import { Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { isAllowed } from "../groups/openGroup";
import { findAssignments, type SeenAssignment } from "./findAssignments";

/**
 * The assignment of a global id, for somebody who may change it, or why not: NOT_SIGNED_IN; ASSIGNMENT_NOT_FOUND for
 * one that they may not see, as for one that does not exist;
 * NOT_ALLOWED for members; GROUP_ARCHIVED.
 */
export async function coachedAssignment(
  { viewer, services }: Context,
  globalId: string,
): Promise<SeenAssignment | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Assignment", globalId);
  const [assignment] =
    id === null ? [] : await findAssignments(services.database, viewer, [id], new Date(services.now()));
  if (!assignment) return new Refused("ASSIGNMENT_NOT_FOUND");
  if (!isAllowed(assignment.group, viewer, "COACH")) return new Refused("NOT_ALLOWED");
  return assignment.group.archivedAt === null ? assignment : new Refused("GROUP_ARCHIVED");
}
