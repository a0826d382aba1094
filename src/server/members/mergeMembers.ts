import { and, eq, inArray, sql } from "drizzle-orm";
import { confirmsEnd } from "../../contract/accountRules";
import { moveAvatar } from "../avatars/moveAvatar";
import type { Transaction } from "../database/Connection";
import { assignmentMembers, groupMembers } from "../database/groupSchema";
import { sessions, users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { InvalidInput, payload, Refused } from "../graphql/errors";
import type { GroupRole } from "../groups/GroupRoles";
import { moveEverything } from "../users/moveEverything";
import { readMemberId } from "./memberIds";
import { MembersGone, type GoneMembers } from "./MembersGone";
import { lockGroups, lockMadeMembers, openMembers, type OpenMembers } from "./openMembers";

builder.mutationField("mergeMembers", (t) =>
  t.field({
    type: payload("MergeMembersPayload", MembersGone, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes one of two accounts of the same person: results, exams, texts, passed exercises, learning and groups " +
      "of the first become the second's, and " +
      "its picture where the second has none; the first ends. For coaches of the group, and for accounts that " +
      "were made in it (else NOT_MADE_HERE). `GroupMember.holdings` says before what would move.",
    args: {
      fromMemberId: t.arg.id({ required: true, description: "Global id of the group member whose account ends." }),
      intoMemberId: t.arg.id({
        required: true,
        description: "Global id of the group member, of the same group, who stays.",
      }),
      confirmation: t.arg.string({
        required: false,
        description:
          "Name of the account that ends, as the coach typed it: its username, or its display name where that of " +
          "the other account differs. Capitals and spaces " +
          "do not count. Another name is refused (InvalidInputError, NAME_MISMATCH). Without it nothing is " +
          "compared: pages of release 1 do not ask for it.",
      }),
    },
    resolve: (_root, { fromMemberId, intoMemberId, confirmation }, context) =>
      mergeMembers(context, {
        fromMemberId: String(fromMemberId),
        intoMemberId: String(intoMemberId),
        confirmation: confirmation ?? null,
      }),
  }),
);

type MergeRequest = {
  readonly fromMemberId: string;
  readonly intoMemberId: string;
  readonly confirmation: string | null;
};

async function mergeMembers(context: Context, request: MergeRequest): Promise<GoneMembers | Refused> {
  const { fromMemberId, intoMemberId, confirmation } = request;
  const opened = await openMembers(context, [fromMemberId, intoMemberId], { isMadeHere: true });
  if (opened instanceof Refused) return opened;
  const [from, into] = [fromMemberId, intoMemberId].map((id) => readMemberId(id)?.userId);
  if (from === undefined || into === undefined || from === into) return new Refused("BAD_REQUEST");
  if (confirmation !== null && !isConfirmed(confirmation, opened.members, from, into)) {
    return new InvalidInput([{ path: "confirmation", code: "NAME_MISMATCH" }]);
  }
  const { database, sessions: open, groupRoles } = context.services;
  const merged = await database.transaction((transaction) => merge(transaction, opened, { from, into }));
  if (merged instanceof Refused) return merged;
  // Their rows are gone with the account: this closes what they hold open.
  await open.activeAmong(merged.sessionIds);
  for (const id of merged.groupIds) groupRoles.changed(id);
  return { group: opened.group, memberIds: [fromMemberId] };
}

function isConfirmed(typed: string, members: OpenMembers["members"], from: string, into: string): boolean {
  const [ending, staying] = [from, into].map((id) => members.find(({ userId }) => userId === id)?.user);
  return ending !== undefined && staying !== undefined && confirmsEnd(typed, ending, staying);
}

type Merged = { readonly sessionIds: readonly string[]; readonly groupIds: readonly string[] };

async function merge(
  transaction: Transaction,
  opened: OpenMembers,
  { from, into }: Record<"from" | "into", string>,
): Promise<Merged | Refused> {
  const places = await transaction
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.userId, [from, into]));
  await lockGroups(transaction, [...new Set(places.map(({ groupId }) => groupId))]);
  // Waits for runs that are just being saved; one that comes later finds no account.
  const locked = await lockMadeMembers(transaction, opened);
  if (locked instanceof Refused) return locked;
  await moveEverything(transaction, from, into);
  await moveAvatar(transaction, from, into);
  for (const { groupId, role, joinedAt } of places.filter(({ userId }) => userId === from))
    await movePlace(transaction, { groupId, role, joinedAt, from, into }, places);
  await transaction.execute(sql`
    insert into ${assignmentMembers} (assignment_id, user_id)
    select assignment_id, ${into}::uuid from ${assignmentMembers} where user_id = ${from}::uuid on conflict do nothing
  `);
  const held = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, from));
  await transaction.delete(users).where(eq(users.id, from));
  return { sessionIds: held.map(({ id }) => id), groupIds: places.map(({ groupId }) => groupId) };
}

type Place = {
  readonly groupId: string;
  readonly role: GroupRole;
  readonly joinedAt: Date;
  readonly from: string;
  readonly into: string;
};

const ranks: Readonly<Record<GroupRole, number>> = { MEMBER: 0, COACH: 1, OWNER: 2 };

/** In a group that both are in, the higher role and the earlier day stay. */
async function movePlace(
  transaction: Transaction,
  { groupId, role, joinedAt, from, into }: Place,
  places: readonly (typeof groupMembers.$inferSelect)[],
): Promise<void> {
  const kept = places.find((place) => place.groupId === groupId && place.userId === into);
  const ofOne = (userId: string) => and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  if (!kept) {
    await transaction.update(groupMembers).set({ userId: into }).where(ofOne(from));
    return;
  }
  await transaction
    .update(groupMembers)
    .set({
      role: ranks[role] > ranks[kept.role] ? role : kept.role,
      joinedAt: joinedAt < kept.joinedAt ? joinedAt : kept.joinedAt,
    })
    .where(ofOne(into));
}
