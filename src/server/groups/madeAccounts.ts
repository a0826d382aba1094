import { and, eq, inArray, notExists } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import { GroupNode } from "./GroupNode";
import { isAllowed } from "./openGroup";

/**
 * The row ids of those members of a group whose accounts its coaches made. Who coaches it, or owns another group, is
 * not among them: others rely on them.
 */
export async function selectMadeAccounts(database: Connection, groupId: string): Promise<readonly string[]> {
  const inGroup = database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")));
  const owned = database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, users.id), eq(groupMembers.role, "OWNER")));
  const made = and(
    eq(users.madeInGroupId, groupId),
    eq(users.role, "MEMBER"),
    inArray(users.id, inGroup),
    notExists(owned),
  );
  const rows = await database.select({ id: users.id }).from(users).where(made);
  return rows.map(({ id }) => id);
}

builder.objectField(GroupNode, "madeAccountCount", (t) =>
  t.int({
    nullable: true,
    description:
      "How many of its members have an account that its coaches made: those that can be erased with the group. " +
      "Null for members.",
    resolve: async (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH")
        ? (await selectMadeAccounts(services.database, group.id)).length
        : null,
  }),
);
