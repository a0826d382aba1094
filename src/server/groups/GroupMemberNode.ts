import { and, eq, inArray } from "drizzle-orm";
import { groupMembers, type GroupMemberRow } from "../database/groupSchema";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/rowId";
import { UserNode } from "../users/UserNode";
import { GroupRoleEnum } from "./GroupNode";

/** Somebody in a group, with their account. */
export type GroupMember = GroupMemberRow & { readonly user: UserRow };

const ref = builder.objectRef<GroupMember>("GroupMember");

/**
 * A place in a group. Its coaches can read all of them, everybody their own. Its key is `<group>:<user>`, of row ids.
 */
export const GroupMemberNode = builder.node(ref, {
  description: "Somebody in a group. Coaches of the group and admins can read it, and whoever it is.",
  id: { resolve: ({ groupId, userId }) => `${groupId}:${userId}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "joinedAt" in value && "groupId" in value,
  loadOne: async (key, { viewer, services }) => {
    const [groupId = "", userId = ""] = key.split(":");
    if (!viewer || !isUuid(groupId) || !isUuid(userId)) return null;
    const rows = await services.database
      .select({ place: groupMembers, user: users })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [userId, viewer.userId])));
    const found = rows.find(({ place }) => place.userId === userId);
    const mine = rows.find(({ place }) => place.userId === viewer.userId);
    const isReadable =
      userId === viewer.userId ||
      viewer.role === "ADMIN" ||
      mine?.place.role === "OWNER" ||
      mine?.place.role === "COACH";
    return found && isReadable ? { ...found.place, user: found.user } : null;
  },
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose place it is." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "What they are in the group." }),
    joinedAt: t.expose("joinedAt", { type: "DateTime", description: "Since when." }),
    isMadeHere: t.boolean({
      resolve: ({ groupId, user }) => user.madeInGroupId === groupId,
      description:
        "Whether a coach of this group made the account: then its coaches may give it another pass-phrase, and " +
        "erase it.",
    }),
  }),
});
