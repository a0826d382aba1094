import { count, eq } from "drizzle-orm";
import { parseJoinCode } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { groupMembers, groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { findGroups, type SeenGroup } from "./findGroups";
import { GroupSuccess } from "./GroupSuccess";

builder.mutationField("joinGroup", (t) =>
  t.field({
    type: payload("JoinGroupPayload", GroupSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Makes the viewer a member of the group of a code; who is in it already stays what they are. For members: " +
      "guests are refused (ACCOUNT_NEEDED). " +
      "A code that is unknown, renewed or closed is JOIN_CODE_UNKNOWN, and counts as a guess: who was wrong too " +
      "often waits a minute, whatever they try next.",
    args: {
      code: t.arg.string({
        description: "Group.joinCode; spaces, dashes and small letters make no difference.",
        required: true,
      }),
    },
    resolve: (_root, { code }, context) => joinGroup(context, code),
  }),
);

async function joinGroup({ viewer, services }: Context, text: string): Promise<{ group: SeenGroup } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new Refused("ACCOUNT_NEEDED");
  const code = parseJoinCode(text);
  const joined = code === null ? null : await join(services, viewer.userId, code);
  if (joined === null) return new Refused("JOIN_CODE_UNKNOWN");
  if (joined instanceof Refused) return joined;
  services.groupRoles.changed(joined);
  const [group] = await findGroups(services.database, viewer, [joined]);
  return group ? { group } : new Refused("NOT_FOUND");
}

/** The row id of the group that somebody is in now; null when no open group has this code. */
async function join(
  { database, now }: Context["services"],
  userId: string,
  code: string,
): Promise<string | Refused | null> {
  return database.transaction(async (transaction) => {
    // One newcomer of a group at a time, so that two at once do not both take the last place.
    const [group] = await transaction.select().from(groups).where(eq(groups.joinCode, code)).for("update");
    if (!group?.isJoinOpen || group.archivedAt !== null) return null;
    const members = await transaction
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, group.id));
    if (members.some((member) => member.userId === userId)) return group.id;
    if (members.length >= limits.groupMembers) return new Refused("GROUP_FULL");
    const [mine] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(eq(groupMembers.userId, userId));
    if ((mine?.number ?? 0) >= limits.groupsOfOne) return new Refused("TOO_MANY_GROUPS");
    await transaction
      .insert(groupMembers)
      .values({ groupId: group.id, userId, role: "MEMBER", joinedAt: new Date(now()) });
    return group.id;
  });
}
