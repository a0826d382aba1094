import { eq } from "drizzle-orm";
import { renameMemberRules } from "../../contract/accountRules";
import { users } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError, RateLimited } from "../DomainError";
import { GroupMemberNode, type GroupMember } from "../groups/GroupNode";
import { eraseUser } from "../users/accounts";
import { validate } from "../validate";
import { lockMadeMembers, openMembers, lockGroups, readMemberId } from "./members";
import { limits } from "../../contract/limits";
import { type PassPhraseLanguage, hashPassPhrases } from "./passPhrases";
import { endPlaces } from "./keepMembers";
import { MemberCards, PassPhraseLanguageEnum, type NewCards, MembersGone, type GoneMembers } from "./memberTypes";
import type { Transaction } from "../database/Database";

type Renamed = { readonly member: GroupMember };

const RenameMemberSuccess = builder.objectRef<Renamed>("RenameMemberSuccess").implement({
  description: "The member was renamed.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The renamed member." }),
  }),
});

builder.mutationField("renameMember", (t) =>
  t.field({
    type: payload("RenameMemberPayload", RenameMemberSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Gives a member another display name. For coaches of the group and for accounts that were made in it " +
      "(otherwise NOT_MADE_HERE); only its owner may rename a coach.",
    args: {
      memberId: t.arg.id({ required: true, description: "Global id of the group member." }),
      displayName: t.arg.string({ required: true, description: "As `NewMemberInput.name`." }),
    },
    resolve: (_root, { memberId, displayName }, context) => renameMember(context, String(memberId), displayName),
  }),
);

async function renameMember(context: Context, memberId: string, displayName: string): Promise<Renamed | DomainError> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const clean = await validate(renameMemberRules, { displayName });
  if (clean instanceof DomainError) return clean;
  return context.services.database.transaction(async (transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof DomainError) return locked;
    const [member] = locked.members;
    if (!member) return new DomainError("NOT_FOUND");
    const [user] = await transaction
      .update(users)
      .set({ displayName: clean.displayName })
      .where(eq(users.id, member.userId))
      .returning();
    return user ? { member: { ...member, user } } : new DomainError("NOT_FOUND");
  });
}

builder.mutationField("resetPassPhrases", (t) =>
  t.field({
    type: payload("ResetPassPhrasesPayload", MemberCards, ["RefusedError", "RateLimitedError"]),
    description:
      "Gives members of one group new pass-phrases and ends all their sessions. For coaches of the group and for " +
      "accounts that were made in it (otherwise NOT_MADE_HERE); only its owner may do so for coaches. 1 to 25 at " +
      "once (TOO_MANY_ROWS).",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members." }),
      language: t.arg({ type: PassPhraseLanguageEnum, required: true, description: "Language of the pass-phrases." }),
    },
    resolve: (_root, { memberIds, language }, context) => resetPassPhrases(context, memberIds.map(String), language),
  }),
);

async function resetPassPhrases(
  context: Context,
  memberIds: readonly string[],
  language: PassPhraseLanguage,
): Promise<NewCards | DomainError> {
  if (memberIds.length > limits.membersAtOnce) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds, { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const { database, rateLimits, sessions } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(opened.members.length, language);
  if (phrases instanceof DomainError) return phrases;
  const order = new Map(memberIds.map((id, index) => [readMemberId(id)?.userId, index]));
  const cards = await database.transaction(async (transaction) => {
    await lockGroups(transaction, [opened.group.id]);
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof DomainError) return locked;
    const members = [...locked.members].sort((a, b) => (order.get(a.userId) ?? 0) - (order.get(b.userId) ?? 0));
    const given = members.flatMap((member, index) => (phrases[index] ? [{ member, ...phrases[index] }] : []));
    for (const { member, passwordHash } of given)
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, member.userId));
    return given;
  });
  if (cards instanceof DomainError) return cards;
  for (const { member } of cards) await sessions.revokeAllBut(member.userId, null);
  return { group: opened.group, cards: cards.map(({ member, passPhrase }) => ({ member, passPhrase })) };
}

builder.mutationField("removeMembers", (t) =>
  t.field({
    type: payload("RemoveMembersPayload", MembersGone, ["RefusedError"]),
    description:
      "Removes people from a group. They lose access at once, including open pages, but keep their accounts and " +
      "results. For coaches of the group; coaches can only be removed by its owner, and the last owner not at all " +
      "(LAST_OWNER). At most 500 at once.",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members, all of one group." }),
    },
    resolve: (_root, { memberIds }, context) => removeMembers(context, memberIds.map(String)),
  }),
);

async function removeMembers(context: Context, memberIds: readonly string[]): Promise<GoneMembers | DomainError> {
  if (memberIds.length > limits.groupMembers) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof DomainError) return opened;
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

builder.mutationField("eraseMember", (t) =>
  t.field({
    type: payload("EraseMemberPayload", MembersGone, ["RefusedError"]),
    description:
      "Deletes a member's account with all its data, in every group. For coaches of the group and for accounts " +
      "that were made in it (otherwise NOT_MADE_HERE); only its owner may do so for a coach. LAST_OWNER while the " +
      "account is the only owner of a group with other members.",
    args: { memberId: t.arg.id({ required: true, description: "Global id of the group member." }) },
    resolve: (_root, { memberId }, context) => eraseMember(context, String(memberId)),
  }),
);

async function eraseMember(context: Context, memberId: string): Promise<GoneMembers | DomainError> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const [member] = opened.members;
  if (!member) return new DomainError("NOT_FOUND");
  const mayErase = async (transaction: Transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    return locked instanceof DomainError ? locked : null;
  };
  return (await eraseUser(context.services, member.userId, mayErase)) ?? { group: opened.group, memberIds: [memberId] };
}
