import { inArray, and, count, eq } from "drizzle-orm";
import type { Transaction, Connection } from "../database/Database";
import { assignmentMembers, assignments } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { InvalidInput, DomainError, type Issue } from "../DomainError";
import type { NewPassPhrase } from "./passPhrases";
import { type MemberCardFacts, PassPhraseLanguageEnum } from "./memberTypes";
import { lockGroups, selectMembers } from "./members";
import { planRows, nameKey, type Surroundings, usernameCandidates } from "./planMembers";
import type { WrittenRow } from "./memberList";
import { createHash, randomInt } from "node:crypto";
import { limits } from "../../contract/limits";
import { normaliseUsername } from "../users/accounts";
import { builder } from "../graphql/builder";

type Batch = {
  readonly groupId: string;
  readonly batchId: string;
  readonly rows: NewMembers["rows"];
  /** One for each row. */
  readonly phrases: readonly NewPassPhrase[];
  readonly at: Date;
};

/**
 * Makes the accounts of a batch with their pass-phrases, all or none. MEMBERS_ALREADY_MADE for a batch that was made
 * before, even if its accounts were deleted since; GROUP_FULL; or what is wrong with which row.
 */
export async function keepMembers(
  transaction: Transaction,
  { groupId, batchId, rows, phrases, at }: Batch,
): Promise<readonly MemberCardFacts[] | DomainError> {
  // Locks the group, so that two requests at once cannot both take the last place.
  await lockGroups(transaction, [groupId]);
  const ids = rows.map((_, index) => accountIdOf(groupId, batchId, index));
  const [known] = await transaction.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1);
  if (known) return new DomainError("MEMBERS_ALREADY_MADE");

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
  if (issues.some(({ code }) => code === "GROUP_FULL")) return new DomainError("GROUP_FULL");
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

/** Removes users from a group and its assignments; LAST_OWNER if it would have no owner left. Lock the group first. */
export async function endPlaces(
  transaction: Transaction,
  groupId: string,
  userIds: readonly string[],
): Promise<DomainError | null> {
  const ids = [...userIds];
  const leaving = await transaction
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, ids)))
    .returning();
  if (leaving.some(({ role }) => role === "OWNER")) {
    const [left] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "OWNER")));
    if ((left?.number ?? 0) === 0) {
      for (const place of leaving) await transaction.insert(groupMembers).values(place);
      return new DomainError("LAST_OWNER");
    }
  }
  const work = transaction.select({ id: assignments.id }).from(assignments).where(eq(assignments.groupId, groupId));
  await transaction
    .delete(assignmentMembers)
    .where(and(inArray(assignmentMembers.assignmentId, work), inArray(assignmentMembers.userId, ids)));
  return null;
}

/**
 * The row id of the account of a row in a batch: always the same for the same row and batch, however often it is sent.
 * A version 8 UUID.
 */
function accountIdOf(groupId: string, batchId: string, index: number): string {
  const hex = createHash("sha256").update(`${groupId}:${batchId}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a list of names is checked against: who is in the group, and which of the possible usernames are taken. */
export async function surroundingsOf(
  database: Connection,
  groupId: string,
  rows: readonly WrittenRow[],
): Promise<Surroundings> {
  const possible = new Set(
    rows.flatMap(({ name, username }) =>
      username === null ? usernameCandidates(name) : [normaliseUsername(username) ?? ""],
    ),
  );
  const taken = await database
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...possible]));
  const there = await database
    .select({ name: users.displayName })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId));
  return {
    taken: new Set(taken.flatMap(({ username }) => username ?? [])),
    names: new Set(there.map(({ name }) => nameKey(name))),
    places: limits.groupMembers - there.length,
    random: () => randomInt(1_000, 1_000_000),
  };
}

export type NewMembers = typeof AddMembersInput.$inferInput;

const NewMemberInput = builder.inputType("NewMemberInput", {
  description: "A member to make. Only a name is needed.",
  fields: (t) => ({
    name: t.string({
      description: "Display name: 1 to 40 characters with at least one letter, not starting with any of `= + - @`.",
    }),
    username: t.string({
      required: false,
      description: "3 to 20 of `a-z 0-9 _ -`. Null: the server makes one from the name.",
    }),
    isUsernameChosen: t.boolean({
      required: false,
      defaultValue: false,
      description: "True: if this username is taken, that is an issue. False: the server makes another one.",
    }),
  }),
});

export const AddMembersInput = builder.inputType("AddMembersInput", {
  description: "A batch of new members.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    batchId: t.string({
      description:
        "A UUID from the client: a batch that is sent again makes no member twice. If it is also sent as " +
        "`Idempotency-Key`, the response has the same cards again for 24 hours.",
    }),
    language: t.field({ type: PassPhraseLanguageEnum, description: "Language of the pass-phrases." }),
    rows: t.field({ type: [NewMemberInput], description: "1 to 25 members." }),
  }),
});
