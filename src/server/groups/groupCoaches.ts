import { and, asc, desc, eq, ne } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import type { Connection } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { GroupNode, GroupRoleEnum } from "./GroupNode";
import type { GroupRole } from "./GroupRoles";

type GroupCoach = { readonly user: UserRow; readonly role: GroupRole };

/** Who runs a group: its owners, then its coaches, by name. */
export function selectCoaches(database: Connection, groupId: string): Promise<GroupCoach[]> {
  return database
    .select({ user: users, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.role, "MEMBER")))
    .orderBy(desc(groupMembers.role), asc(inNameOrder(users.displayName)), asc(users.id));
}

const GroupCoachObject = builder.objectRef<GroupCoach>("GroupCoach").implement({
  description: "Somebody who runs a group.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Who." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "OWNER or COACH." }),
  }),
});

builder.objectField(GroupNode, "coaches", (t) =>
  t.field({
    type: [GroupCoachObject],
    description:
      "Who runs it: its owners, then its coaches, by name. For everybody in it: they may know who can watch them.",
    resolve: ({ id }, _args, { services }) => selectCoaches(services.database, id),
  }),
);
