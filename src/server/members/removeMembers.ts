import { limits } from "../../contract/limits";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { endPlaces } from "./endPlaces";
import { MembersGone, type GoneMembers } from "./MembersGone";
import { lockGroups, openMembers } from "./openMembers";

builder.mutationField("removeMembers", (t) =>
  t.field({
    type: payload("RemoveMembersPayload", MembersGone, ["RefusedError"]),
    description:
      "Takes people out of a group: they lose it at once, live screens included; their accounts and results stay " +
      "theirs. For coaches of the group; coaches are taken out by its owner, " +
      "the last owner by nobody (LAST_OWNER). At most 500 at once.",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members, all of one group." }),
    },
    resolve: (_root, { memberIds }, context) => removeMembers(context, memberIds.map(String)),
  }),
);

async function removeMembers(context: Context, memberIds: readonly string[]): Promise<GoneMembers | Refused> {
  if (memberIds.length > limits.groupMembers) return new Refused("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof Refused) return opened;
  const { database, groupRoles } = context.services;
  const { group, members } = opened;
  const refused = await database.transaction(async (transaction) => {
    await lockGroups(transaction, [group.id]);
    return endPlaces(
      transaction,
      group.id,
      members.map(({ userId }) => userId),
    );
  });
  if (refused) return refused;
  groupRoles.changed(group.id);
  return { group, memberIds };
}
