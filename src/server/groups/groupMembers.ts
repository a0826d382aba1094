import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import type { Services } from "../services";
import { fromTitleCursor, toTitleCursor } from "../graphql/titleCursor";
import { GroupMemberNode, type GroupMember } from "./GroupMemberNode";
import { GroupNode } from "./GroupNode";
import { isAllowed } from "./openGroup";

/** Also what adding somebody gives. */
export const GroupMembersEdge = builder.edgeObject({
  type: GroupMemberNode,
  name: "GroupMembersEdge",
  description: "Somebody in the list.",
});

builder.objectField(GroupNode, "members", (t) =>
  t.connection(
    {
      type: GroupMemberNode,
      nullable: true,
      description:
        "Everybody in it, by display name. For coaches and admins: null for members. 25 a page, at most 100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<GroupMember[]>>({ args, ...pageSizes, toCursor: memberCursor }, (page) =>
          selectPage(services, group.id, page),
        );
      },
    },
    { name: "GroupMembersConnection", description: "A page of a group's members." },
    GroupMembersEdge,
  ),
);

/** Where somebody stands in the list of members. */
export function memberCursor({ user }: GroupMember): string {
  return toTitleCursor({ title: user.displayName, id: user.id });
}

async function selectPage(
  { database }: Services,
  groupId: string,
  { after, before, limit, inverted }: ResolveCursorConnectionArgs,
): Promise<GroupMember[]> {
  const name = inNameOrder(users.displayName);
  const place = sql`(${name}, ${users.id})`;
  const within = and(
    eq(groupMembers.groupId, groupId),
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(name), desc(users.id)] : [asc(name), asc(users.id)];
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(within)
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row.place, user: row.user }));
}

function placeOf(cursor: string) {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
}
