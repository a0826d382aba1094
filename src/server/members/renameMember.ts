import { eq } from "drizzle-orm";
import { renameMemberRules } from "../../contract/accountRules";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { GroupMemberNode, type GroupMember } from "../groups/GroupMemberNode";
import { validate } from "../users/validate";
import { lockMadeMembers, openMembers } from "./openMembers";

type Renamed = { readonly member: GroupMember };

const RenameMemberSuccess = builder.objectRef<Renamed>("RenameMemberSuccess").implement({
  description: "The new name holds.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "Who bears it." }),
  }),
});

builder.mutationField("renameMember", (t) =>
  t.field({
    type: payload("RenameMemberPayload", RenameMemberSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Gives a member another display name. For coaches of the group, and for accounts that were made in it (else " +
      "NOT_MADE_HERE); of a coach, for its owner.",
    args: {
      memberId: t.arg.id({ required: true, description: "Global id of the group member." }),
      displayName: t.arg.string({ required: true, description: "As `NewMemberInput.name`." }),
    },
    resolve: (_root, { memberId, displayName }, context) => renameMember(context, String(memberId), displayName),
  }),
);

async function renameMember(context: Context, memberId: string, displayName: string): Promise<Renamed | Refused> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof Refused) return opened;
  const clean = await validate(renameMemberRules, { displayName });
  if (clean instanceof Refused) return clean;
  return context.services.database.transaction(async (transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof Refused) return locked;
    const [member] = locked.members;
    if (!member) return new Refused("NOT_FOUND");
    const [user] = await transaction
      .update(users)
      .set({ displayName: clean.displayName })
      .where(eq(users.id, member.userId))
      .returning();
    return user ? { member: { ...member, user } } : new Refused("NOT_FOUND");
  });
}
