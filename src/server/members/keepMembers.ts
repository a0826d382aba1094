import { inArray } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
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

/**
 * Makes the accounts of a batch with their pass-phrases, all or none. Of a batch that was made before nothing is
 * changed, whatever became of its accounts: MEMBERS_ALREADY_MADE.
 * Else GROUP_FULL, or what is wrong with which row.
 */
export async function keepMembers(
  transaction: Transaction,
  { groupId, batchId, rows, phrases, at }: Batch,
): Promise<readonly MemberCardFacts[] | Refused> {
  // One newcomer of a group at a time, so that nobody takes the last place twice.
  await lockGroups(transaction, [groupId]);
  const ids = rows.map((_, index) => accountIdOf(groupId, batchId, index));
  const [known] = await transaction.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1);
  if (known) return new Refused("MEMBERS_ALREADY_MADE");

  const written = rows.map((row, line) => ({
    line,
    name: row.name,
    username: row.username ?? null,
    isChosen: row.isUsernameChosen ?? false,
  }));
  const surroundings = await surroundingsOf(transaction, groupId, written);
  const wanted = written.map(({ isChosen, username, ...row }) => ({
    ...row,
    username: isChosen || (username !== null && !surroundings.taken.has(username)) ? username : null,
  }));
  const planned = planRows(wanted, surroundings);
  const issues: readonly Issue[] = planned.flatMap(({ line, issues: found }) =>
    found.map(({ path, code }) => ({ path: `rows.${line}.${path || "name"}`, code })),
  );
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
  await transaction.insert(users).values(members);
  await transaction
    .insert(groupMembers)
    .values(members.map(({ id }) => ({ groupId, userId: id, role: "MEMBER" as const, joinedAt: at })));
  const all = new Map((await selectMembers(transaction, groupId, ids)).map((member) => [member.userId, member]));
  return ids.flatMap((id, index) => {
    const member = all.get(id);
    const passPhrase = phrases[index]?.passPhrase;
    return member && passPhrase ? [{ member, passPhrase }] : [];
  });
}
