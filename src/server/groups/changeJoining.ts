import { eq } from "drizzle-orm";
import { groups, type GroupRow } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import type { SeenGroup } from "./findGroups";
import { GroupSuccess } from "./GroupSuccess";
import { makeJoinCode } from "./makeJoinCode";
import { openGroup } from "./openGroup";

builder.mutationFields((t) => ({
  renewJoinCode: t.field({
    type: payload("RenewJoinCodePayload", GroupSuccess, ["RefusedError"]),
    description: "Gives a group another join code, at once: the one before opens nothing any more. For its coaches.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => changeJoining(context, groupId, { joinCode: makeJoinCode() }),
  }),
  setJoining: t.field({
    type: payload("SetJoiningPayload", GroupSuccess, ["RefusedError"]),
    description: "Opens a group for whoever has its join code, or closes it. For its coaches.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      isOpen: t.arg.boolean({ required: true, description: "Whether others may join by the code." }),
    },
    resolve: (_root, { groupId, isOpen }, context) => changeJoining(context, groupId, { isJoinOpen: isOpen }),
  }),
}));

async function changeJoining(
  context: Context,
  groupId: string,
  change: Partial<Pick<GroupRow, "joinCode" | "isJoinOpen">>,
): Promise<{ group: SeenGroup } | Refused> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof Refused) return open;
  const { group } = open;
  const [changed] = await context.services.database
    .update(groups)
    .set(change)
    .where(eq(groups.id, group.id))
    .returning();
  return changed ? { group: { ...changed, myRole: group.myRole } } : new Refused("NOT_FOUND");
}
