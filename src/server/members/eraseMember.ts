import type { Transaction } from "../database/Connection";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { eraseUser } from "../users/eraseUser";
import { MembersGone, type GoneMembers } from "./MembersGone";
import { lockMadeMembers, openMembers } from "./openMembers";

builder.mutationField("eraseMember", (t) =>
  t.field({
    type: payload("EraseMemberPayload", MembersGone, ["RefusedError"]),
    description:
      "Deletes the account of a member with all that it has, in every group. For coaches of the group, and for " +
      "accounts that were made in it (else NOT_MADE_HERE); of a coach, for its owner. " +
      "LAST_OWNER while the account alone owns a group that others are in.",
    args: { memberId: t.arg.id({ required: true, description: "Global id of the group member." }) },
    resolve: (_root, { memberId }, context) => eraseMember(context, String(memberId)),
  }),
);

async function eraseMember(context: Context, memberId: string): Promise<GoneMembers | Refused> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof Refused) return opened;
  const [member] = opened.members;
  if (!member) return new Refused("NOT_FOUND");
  const mayErase = async (transaction: Transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    return locked instanceof Refused ? locked : null;
  };
  return (await eraseUser(context.services, member.userId, mayErase)) ?? { group: opened.group, memberIds: [memberId] };
}
