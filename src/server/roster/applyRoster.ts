import { randomInt, randomUUID } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { defaultGroupSettings } from "../../contract/groupRules";
import { recordAct } from "../audit/auditLog";
import { inNameOrder, type Transaction } from "../database/Database";
import { rosterClasses, rosterPeople, rosterPlaces } from "../database/groupSchema";
import { groupMembers, groups, users } from "../database/userSchema";
import { rosterKey } from "../externalAccounts/ExternalIdentity";
import { closeCoachLinks } from "../groups/coachLinks";
import { lockGroups, makeJoinCode } from "../groups/groups";
import { endPlaces } from "../members/insertMembers";
import { usernameCandidates } from "../members/planMembers";
import { lockUsers } from "../users/accounts";
import type { PlannedPlace, RosterPlan } from "./planRoster";

/** Any number that no other program uses for a lock in this database. */
const ROSTER_LOCK = 7_395_109;

/** Rows of one statement: each is made within a few ms, and other requests get their turn after it. */
const AT_ONCE = 200;

/** People whose usernames are looked for at once: each has some forty candidates. */
const NAMES_AT_ONCE = 20;

/** Lets one import run at a time. */
export async function lockRoster(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ROSTER_LOCK})`);
}

/** A list in parts that one statement takes. */
export function inChunks<Item>(items: readonly Item[], size = AT_ONCE): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

type By = { readonly userId: string; readonly at: Date; readonly fileName: string };

/** What changed, by row ids. */
export type AppliedRoster = {
  readonly groupIds: readonly string[];
  /** New accounts that nobody can sign in to yet, by a group in which they can be given a password. */
  readonly cards: readonly { readonly groupId: string; readonly name: string; readonly userIds: readonly string[] }[];
};

/** Does what a plan says. Everything is in the transaction. */
export async function applyRoster(
  transaction: Transaction,
  plan: RosterPlan,
  { userId, at, fileName }: By,
  archivesRemoved: boolean,
): Promise<AppliedRoster> {
  const groupOf = await applyClasses(transaction, plan, at);
  const ending = [...plan.moved, ...(archivesRemoved ? plan.removedPlaces : [])];
  const groupIds = [...new Set([...plan.places, ...ending].map(({ classId }) => groupOf.get(classId) ?? ""))];
  await lockGroups(transaction, groupIds);
  const homes = new Map(
    plan.places.toReversed().map(({ personId, classId }) => [personId, groupOf.get(classId) ?? ""]),
  );
  const userOf = await applyPeople(transaction, plan, homes, at);
  await applyPlaces(transaction, plan.places, { groupOf, userOf, at });
  await endRosterPlaces(transaction, ending, { groupOf, userOf, at });
  const archived = archivesRemoved ? plan.removedClasses.map((id) => groupOf.get(id) ?? "") : [];
  for (const some of inChunks(archived)) {
    const rows = await transaction.update(groups).set({ archivedAt: at }).where(inArray(groups.id, some)).returning();
    for (const { id, name } of rows)
      await recordAct(transaction, { by: userId, at, action: "GROUP_ARCHIVED", target: { kind: "Group", id, name } });
  }
  const target = { kind: "Server", id: "roster", name: fileName.slice(0, 100) } as const;
  await recordAct(transaction, { by: userId, at, action: "ROSTER_IMPORTED", target });
  const changed = [...groupIds, ...plan.classes.map(({ id }) => groupOf.get(id) ?? ""), ...archived];
  return { groupIds: [...new Set(changed)], cards: await listCards(transaction, plan, homes, userOf) };
}

/** New accounts that nobody can sign in to yet, by the group in which they can be given a password. */
async function listCards(
  transaction: Transaction,
  { people }: RosterPlan,
  homes: ReadonlyMap<string, string>,
  userOf: ReadonlyMap<string, string>,
): Promise<AppliedRoster["cards"]> {
  const byGroup = new Map<string, string[]>();
  for (const { id, userId, key } of people) {
    const [groupId, made] = [homes.get(id), userOf.get(id)];
    if (userId === null && key === "" && groupId !== undefined && made !== undefined)
      byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), made]);
  }
  if (byGroup.size === 0) return [];
  const named = await transaction
    .select({ groupId: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...byGroup.keys()]))
    .orderBy(inNameOrder(groups.name), groups.id);
  return named.map(({ groupId, name }) => ({ groupId, name, userIds: byGroup.get(groupId) ?? [] }));
}

/** Makes and renames groups. Gives the group of each class. They have no owner: admins may do what owners may. */
async function applyClasses(
  transaction: Transaction,
  { classes }: RosterPlan,
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const made = classes.filter(({ groupId }) => groupId === null).map((each) => ({ ...each, groupId: randomUUID() }));
  for (const some of inChunks(made)) {
    const settings = { ...defaultGroupSettings, roleWords: "TEACHER_PUPIL" as const };
    await transaction
      .insert(groups)
      .values(
        some.map(({ groupId, name }) => ({ id: groupId, name, joinCode: makeJoinCode(), settings, createdAt: at })),
      );
    await transaction
      .insert(rosterClasses)
      .values(some.map(({ id, groupId, name }) => ({ sourcedId: id, groupId, name })));
  }
  for (const { id, groupId, name } of classes) {
    if (groupId === null) continue;
    await transaction
      .update(groups)
      .set({ name, version: sql`${groups.version} + 1` })
      .where(eq(groups.id, groupId));
    await transaction.update(rosterClasses).set({ name }).where(eq(rosterClasses.sourcedId, id));
  }
  const all = await transaction.select().from(rosterClasses);
  return new Map(all.map(({ sourcedId, groupId }) => [sourcedId, groupId]));
}

/** Makes and renames accounts. Gives the account of each person. */
async function applyPeople(
  transaction: Transaction,
  { people }: RosterPlan,
  homes: ReadonlyMap<string, string>,
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const known = await transaction.select().from(rosterPeople);
  const before = new Map(known.map((row) => [row.sourcedId, row]));
  await lockUsers(
    transaction,
    people.flatMap(({ userId }) => userId ?? []),
  );
  const userOf = new Map(known.map(({ sourcedId, userId }) => [sourcedId, userId]));
  const used = new Set<string>();
  for (const some of inChunks(people, NAMES_AT_ONCE)) {
    const made = some.filter(({ userId }) => userId === null);
    const usernames = await findUsernames(
      transaction,
      made.map(({ name }) => name),
      used,
    );
    const accounts = made.map(({ id, name }, index) => ({
      id: randomUUID(),
      personId: id,
      role: "MEMBER" as const,
      displayName: name,
      username: usernames[index] ?? null,
      madeInGroupId: homes.get(id) ?? null,
      createdAt: at,
    }));
    if (accounts.length > 0) await transaction.insert(users).values(accounts);
    for (const { personId, id } of accounts) userOf.set(personId, id);
    for (const { id, userId } of some) if (userId !== null) userOf.set(id, userId);
    for (const { isRenamed, userId, name } of some)
      if (isRenamed && userId !== null)
        await transaction.update(users).set({ displayName: name }).where(eq(users.id, userId));
    const rows = some
      .map(({ id, name, key }) => ({
        sourcedId: id,
        userId: userOf.get(id) ?? "",
        name,
        keyHash: key === "" ? null : rosterKey(key),
      }))
      .filter(({ sourcedId, name, keyHash }) => {
        const row = before.get(sourcedId);
        return row?.name !== name || row.keyHash !== keyHash;
      });
    if (rows.length > 0)
      await transaction
        .insert(rosterPeople)
        .values(rows)
        .onConflictDoUpdate({
          target: rosterPeople.sourcedId,
          set: { name: sql`excluded.name`, keyHash: sql`excluded.key_hash` },
        });
  }
  return userOf;
}

/** A free username for each name. @param used those that this import has given. */
async function findUsernames(transaction: Transaction, names: readonly string[], used: Set<string>): Promise<string[]> {
  if (names.length === 0) return [];
  const possible = names.map(usernameCandidates);
  const rows = await transaction
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...new Set(possible.flat())]));
  const taken = new Set(rows.map(({ username }) => username));
  return possible.map((candidates) => {
    const [first = "member"] = candidates;
    const free = candidates.find((each) => !taken.has(each) && !used.has(each));
    const username = free ?? `${first.slice(0, 12)}-${randomInt(1_000, 1_000_000)}`;
    used.add(username);
    return username;
  });
}

type Rows = {
  readonly groupOf: ReadonlyMap<string, string>;
  readonly userOf: ReadonlyMap<string, string>;
  readonly at: Date;
};

/** An owner stays one; everybody else gets the role of the file. Coach links no longer work for former coaches. */
async function applyPlaces(
  transaction: Transaction,
  places: readonly PlannedPlace[],
  { groupOf, userOf, at }: Rows,
): Promise<void> {
  for (const some of inChunks(places)) {
    const values = some.map(({ classId, personId, role }) => ({
      groupId: groupOf.get(classId) ?? "",
      userId: userOf.get(personId) ?? "",
      role,
      joinedAt: at,
    }));
    await closeLinksToFormerCoaches(transaction, values, at);
    await transaction
      .insert(groupMembers)
      .values(values)
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        set: { role: sql`excluded.role` },
        setWhere: ne(groupMembers.role, "OWNER"),
      });
    await transaction
      .insert(rosterPlaces)
      .values(some)
      .onConflictDoUpdate({
        target: [rosterPlaces.classId, rosterPlaces.personId],
        set: { role: sql`excluded.role` },
      });
  }
}

/** Call it before the roles are changed. */
async function closeLinksToFormerCoaches(
  transaction: Transaction,
  places: readonly { readonly groupId: string; readonly userId: string; readonly role: "COACH" | "MEMBER" }[],
  at: Date,
): Promise<void> {
  const members = places.filter(({ role }) => role === "MEMBER");
  const coaches = await transaction
    .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(
        inArray(
          groupMembers.groupId,
          members.map(({ groupId }) => groupId),
        ),
        inArray(
          groupMembers.userId,
          members.map(({ userId }) => userId),
        ),
        eq(groupMembers.role, "COACH"),
      ),
    );
  for (const { groupId, userId } of coaches)
    if (members.some((place) => place.groupId === groupId && place.userId === userId))
      await closeCoachLinks(transaction, groupId, [userId], at);
}

/** Takes people out of classes that the file no longer has them in. Owners stay. */
async function endRosterPlaces(
  transaction: Transaction,
  places: readonly PlannedPlace[],
  { groupOf, userOf, at }: Rows,
): Promise<void> {
  const byClass = new Map<string, string[]>();
  for (const { classId, personId } of places) byClass.set(classId, [...(byClass.get(classId) ?? []), personId]);
  for (const [classId, personIds] of byClass) {
    const groupId = groupOf.get(classId) ?? "";
    const ids = personIds.flatMap((id) => userOf.get(id) ?? []);
    const leaving = await transaction
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, ids), ne(groupMembers.role, "OWNER")));
    await endPlaces(
      transaction,
      groupId,
      leaving.map(({ userId }) => userId),
      at,
    );
    await transaction
      .delete(rosterPlaces)
      .where(and(eq(rosterPlaces.classId, classId), inArray(rosterPlaces.personId, personIds)));
  }
}
