import { eq } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, RateLimited, Refused } from "../graphql/errors";
import { hashPassPhrases } from "./hashPassPhrases";
import type { PassPhraseLanguage } from "./makePassPhrase";
import { MemberCards, PassPhraseLanguageEnum, type NewCards } from "./MemberCards";
import { lockGroups, lockMadeMembers, openMembers } from "./openMembers";
import { readMemberId } from "./memberIds";

builder.mutationField("resetPassPhrases", (t) =>
  t.field({
    type: payload("ResetPassPhrasesPayload", MemberCards, ["RefusedError", "RateLimitedError"]),
    description:
      "Gives members of one group new pass-phrases and ends all their sessions. For coaches of the group, and for " +
      "accounts that were made in it (else NOT_MADE_HERE); " +
      "of coaches, for its owner. 1 to 25 at once (TOO_MANY_ROWS).",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members." }),
      language: t.arg({ type: PassPhraseLanguageEnum, required: true, description: "Of the pass-phrases." }),
    },
    resolve: (_root, { memberIds, language }, context) => resetPassPhrases(context, memberIds.map(String), language),
  }),
);

async function resetPassPhrases(
  context: Context,
  memberIds: readonly string[],
  language: PassPhraseLanguage,
): Promise<NewCards | Refused> {
  if (memberIds.length > limits.membersAtOnce) return new Refused("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds, { isMadeHere: true });
  if (opened instanceof Refused) return opened;
  const { database, rateLimits, sessions } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(opened.members.length, language);
  if (phrases instanceof Refused) return phrases;
  const order = new Map(memberIds.map((id, index) => [readMemberId(id)?.userId, index]));
  const cards = await database.transaction(async (transaction) => {
    await lockGroups(transaction, [opened.group.id]);
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof Refused) return locked;
    const members = [...locked.members].sort((a, b) => (order.get(a.userId) ?? 0) - (order.get(b.userId) ?? 0));
    const given = members.flatMap((member, index) => (phrases[index] ? [{ member, ...phrases[index] }] : []));
    for (const { member, passwordHash } of given)
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, member.userId));
    return given;
  });
  if (cards instanceof Refused) return cards;
  for (const { member } of cards) await sessions.revokeAllBut(member.userId, null);
  return { group: opened.group, cards: cards.map(({ member, passPhrase }) => ({ member, passPhrase })) };
}
