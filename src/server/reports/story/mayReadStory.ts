import type { Context } from "../../graphql/Context";
import type { GroupMember } from "../../groups/GroupMemberNode";
import { isCoaching } from "../../groups/GroupRoles";

/**
 * Whether somebody may read what a member of a group does: its coaches, admins, and the member. Asked for each field
 * and not only where a place in a group is
 * looked up: such a place may one day come with something that more people read.
 */
export async function mayReadStory({ groupId, userId }: GroupMember, { viewer, services }: Context): Promise<boolean> {
  if (viewer === null) return false;
  if (viewer.role === "ADMIN" || viewer.userId === userId) return true;
  return isCoaching(await services.groupRoles.roleIn(groupId, viewer.userId));
}
