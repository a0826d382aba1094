import type { Context, Viewer } from "../graphql/Context";
import { Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { findGroups, type SeenGroup } from "./findGroups";
import { isCoaching } from "./GroupRoles";

/**
 * Who may do something in a group: anybody in it, those who run it, or its owner. An admin may do what an owner may.
 */
export type NeededRole = "MEMBER" | "COACH" | "OWNER";

/** What is done: a group that is archived can be read and not changed. */
export type GroupAccess = "read" | "change";

export type OpenGroup = { readonly group: SeenGroup; readonly viewer: Viewer };

/**
 * The group of a global id, for somebody who may do something in it, or why not: NOT_SIGNED_IN; NOT_FOUND for a group
 * that they may not see, as for one that
 * does not exist; NOT_ALLOWED for their role; GROUP_ARCHIVED.
 */
export async function openGroup(
  { viewer, services }: Context,
  globalId: string,
  needed: NeededRole,
  access: GroupAccess = "change",
): Promise<OpenGroup | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Group", globalId);
  const [group] = id === null ? [] : await findGroups(services.database, viewer, [id]);
  if (!group) return new Refused("NOT_FOUND");
  if (!isAllowed(group, viewer, needed)) return new Refused("NOT_ALLOWED");
  if (access === "change" && group.archivedAt !== null) return new Refused("GROUP_ARCHIVED");
  return { group, viewer };
}

/** Whether somebody who sees a group may do what needs this role. */
export function isAllowed({ myRole }: SeenGroup, viewer: Viewer, needed: NeededRole): boolean {
  if (viewer.role === "ADMIN" || myRole === "OWNER") return true;
  return needed === "COACH" ? isCoaching(myRole) : needed === "MEMBER" && myRole !== null;
}
