import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users, type UserRow } from "../database/schema";
import { InvalidInput, Refused, type Issue } from "../graphql/errors";
import type { NewMembers } from "./addMembers";
import type { NewPassPhrase } from "./hashPassPhrases";
import { accountIdOf } from "./memberIds";
import type { MemberCardFacts } from "./MemberCards";
import { lockGroups, selectMembers } from "./openMembers";
import { planRows } from "./planRows";
import { surroundingsOf } from "./surroundingsOf";

type Batch = {
  readonly groupId: string;
  readonly batchId: string;
  readonly rows: NewMembers["rows"];
  /** One for each row. */
  readonly phrases: readonly NewPassPhrase[];
  readonly at: Date;
};

/** `known`: accounts of this batch that were there already. */
export type KeptMembers = { readonly cards: readonly MemberCardFacts[]; readonly known: readonly UserRow[] };

/** Makes the accounts of a batch that are not there yet, and gives all of them their pass-phrases. */
export async function keepMembers(transaction: Transaction, { groupId, batchId, rows, phrases, at }: Batch): Promise<KeptMembers | Refused> {
  // One newcomer of a group at a time, so that nobody takes the last place twice.
  await lockGroups(transaction, [groupId]);
  const ids = rows.map((_, index) => accountIdOf(groupId, batchId, index));
  const known = await transaction.select().from(users).where(inArray(users.id, ids));
  const knownIds = new Set(known.map(({ id }) => id));
  const places = await selectMembers(transaction, groupId, [...knownIds]);
  // Whoever was moved, merged or removed since is no longer this batch's.
  if (places.length !== known.length || places.some(({ role, user }) => role !== "MEMBER" || user.madeInGroupId !== groupId)) return new Refused("IDEMPOTENCY_KEY_REUSED");

  const fresh = rows.flatMap((row, index) => (knownIds.has(ids[index] ?? "") ? [] : [{ line: index, name: row.name, username: row.username ?? null, isChosen: row.isUsernameChosen ?? false }]));
  const surroundings = await surroundingsOf(transaction, groupId, fresh);
  const wanted = fresh.map(({ isChosen, username, ...row }) => ({ ...row, username: isChosen || (username !== null && !surroundings.taken.has(username)) ? username : null }));
  const planned = planRows(wanted, surroundings);
  const issues: readonly Issue[] = planned.flatMap(({ line, issues: found }) => found.map(({ path, code }) => ({ path: `rows.${line}.${path || "name"}`, code })));
  if (issues.some(({ code }) => code === "GROUP_FULL")) return new Refused("GROUP_FULL");
  if (issues.length > 0) return new InvalidInput(issues);

  const members = planned.map(({ line, name, username }) => ({
    id: ids[line] ?? "",
    role: "MEMBER" as const,
    displayName: name,
    username,
    passwordHash: phrases[line]?.passwordHash ?? null,
    madeInGroupId: groupId,
    createdAt: at,
  }));
  if (members.length > 0) {
    await transaction.insert(users).values(members);
    await transaction.insert(groupMembers).values(members.map(({ id }) => ({ groupId, userId: id, role: "MEMBER" as const, joinedAt: at })));
  }
  for (const [index, id] of ids.entries()) {
    if (knownIds.has(id)) await transaction.update(users).set({ passwordHash: phrases[index]?.passwordHash ?? null }).where(eq(users.id, id));
  }
  const all = new Map((await selectMembers(transaction, groupId, ids)).map((member) => [member.userId, member]));
  const cards = ids.flatMap((id, index) => {
    const member = all.get(id);
    const passPhrase = phrases[index]?.passPhrase;
    return member && passPhrase ? [{ member, passPhrase }] : [];
  });
  return { cards, known };
}
