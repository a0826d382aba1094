import { eq } from "drizzle-orm";
import { groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import type { SeenGroup } from "./findGroups";
import { GroupSuccess } from "./GroupSuccess";
import { openGroup } from "./openGroup";

builder.mutationFields((t) => ({
  archiveGroup: t.field({
    type: payload("ArchiveGroupPayload", GroupSuccess, ["RefusedError"]),
    description:
      "Lets a group rest: all can be read, nothing changes, nobody joins or is watched. For its owner. One that " +
      "rests already stays as it is.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, true),
  }),
  restoreGroup: t.field({
    type: payload("RestoreGroupPayload", GroupSuccess, ["RefusedError"]),
    description: "Takes a group out of the archive. For its owner.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, false),
  }),
}));

async function setArchived(
  context: Context,
  groupId: string,
  isArchived: boolean,
): Promise<{ group: SeenGroup } | Refused> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof Refused) return open;
  const { database, groupRoles, now } = context.services;
  const { group } = open;
  if ((group.archivedAt !== null) === isArchived) return { group };
  const [changed] = await database
    .update(groups)
    .set({ archivedAt: isArchived ? new Date(now()) : null })
    .where(eq(groups.id, group.id))
    .returning();
  if (!changed) return new Refused("NOT_FOUND");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}
