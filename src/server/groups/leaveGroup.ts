import { and, eq } from "drizzle-orm";
import { groupMembers } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { toGlobalId } from "../graphql/rowId";
import { lockOwners } from "./lockOwners";
import { openGroup } from "./openGroup";

const LeaveGroupSuccess = builder.objectRef<{ readonly id: string }>("LeaveGroupSuccess").implement({
  description: "The viewer is in the group no more; their results stay theirs.",
  fields: (t) => ({
    leftGroupId: t.id({
      resolve: ({ id }) => toGlobalId("Group", id),
      description: "Global id of the group, to take it off lists.",
    }),
  }),
});

builder.mutationField("leaveGroup", (t) =>
  t.field({
    type: payload("LeaveGroupPayload", LeaveGroupSuccess, ["RefusedError"]),
    description: "Takes the viewer out of a group, also one that is archived. Its only owner stays (LAST_OWNER).",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => leaveGroup(context, groupId),
  }),
);

async function leaveGroup(context: Context, groupId: string): Promise<{ id: string } | Refused> {
  const open = await openGroup(context, groupId, "MEMBER", "read");
  if (open instanceof Refused) return open;
  const { group, viewer } = open;
  if (group.myRole === null) return new Refused("NOT_FOUND");
  const { database, groupRoles } = context.services;
  const refusal = await database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (owners.length === 1 && owners[0] === viewer.userId) return new Refused("LAST_OWNER");
    await transaction
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, viewer.userId)));
    return null;
  });
  if (refusal !== null) return refusal;
  groupRoles.changed(group.id);
  return { id: group.id };
}
