import { and, eq, inArray, ne, count, max, sql, sum } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Connection, Transaction } from "../database/Database";
import { groupMembers, users } from "../database/userSchema";
import type { Context, Services } from "../Context";
import { DomainError } from "../DomainError";
import { toGlobalId, isUuid } from "../globalIds";
import type { GroupMember } from "../groups/memberships";
import type { SeenGroup } from "../groups/groups";
import { noteAdminAct } from "../audit/adminActs";
import { isAllowed, openGroup, type GroupAccess, type OpenGroup } from "../groups/groupRights";
import { lockUsers } from "../users/accounts";
import { placedLesson } from "../../engine/lessons/courseProgress";
import { courses } from "../../engine/lessons/courses";
import { certificates, exams, passedExercises, results, texts } from "../database/schema";

export type OpenMembers = OpenGroup & { readonly members: readonly GroupMember[] };

/** A member and the password that they sign in with from now on. */
export type MemberCardFacts = { readonly member: GroupMember; readonly passPhrase: string };

export type NewCards = { readonly group: SeenGroup; readonly cards: readonly MemberCardFacts[] };

/** Places in a group that ended; `memberIds` are global ids. */
export type GoneMembers = { readonly group: SeenGroup; readonly memberIds: readonly string[] };

type Options = { readonly access?: GroupAccess; readonly isMadeHere?: boolean };

/**
 * The members with these global ids, all of one group, for a coach who may act on them, or the reason why not: as for
 * `openGroup`; NOT_FOUND when one is not in the group; NOT_MADE_HERE when their accounts must have been made by this
 * group and one was not; NOT_ALLOWED when the viewer is a coach and one of them is a coach or owner too. That is of
 * this group, or for actions on the account itself, also of another group with other members.
 */
export async function openMembers(
  context: Context,
  memberIds: readonly string[],
  { access = "change", isMadeHere = false }: Options = {},
): Promise<OpenMembers | DomainError> {
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const wanted = [...new Set(memberIds)].map(readMemberId);
  const [first] = wanted;
  if (!first || wanted.some((each) => each?.groupId !== first.groupId)) return new DomainError("NOT_FOUND");
  const opened = await openGroup(context, toGlobalId("Group", first.groupId), "COACH", access);
  if (opened instanceof DomainError) return opened;
  const members = await selectMembers(
    context.services.database,
    first.groupId,
    wanted.flatMap((each) => each?.userId ?? []),
  );
  if (members.length !== wanted.length) return new DomainError("NOT_FOUND");
  const refused = await refuseMembers(context.services.database, { ...opened, members }, isMadeHere);
  return refused ?? { ...opened, members };
}

/**
 * Checks again, inside the transaction that changes some accounts, whether the viewer may act on them: since {@link
 * openMembers} with `isMadeHere`, one may have become an admin or made their own group. Locks the accounts until the
 * transaction ends; lock groups first.
 * @returns the current members; or NOT_FOUND, NOT_MADE_HERE and NOT_ALLOWED as in {@link openMembers}.
 */
export async function lockMadeMembers(
  transaction: Transaction,
  opened: OpenMembers,
): Promise<OpenMembers | DomainError> {
  const ids = opened.members.map(({ userId }) => userId);
  await lockUsers(transaction, ids);
  const now = { ...opened, members: await selectMembers(transaction, opened.group.id, ids) };
  if (now.members.length !== ids.length) return new DomainError("NOT_FOUND");
  return (await refuseMembers(transaction, now, true)) ?? now;
}

/**
 * The row ids of those members whose accounts the viewer may act on, by the rules of {@link openMembers} with
 * `isMadeHere`.
 */
export async function selectDecidable(
  database: Connection,
  { group, viewer, members }: OpenMembers,
): Promise<readonly string[]> {
  const made = members.filter((member) => isMadeIn(group.id, member));
  if (isAllowed(group, viewer, "OWNER")) return made.map(({ userId }) => userId);
  const running = await selectRunning(database, made);
  return made.filter(({ role, userId }) => role === "MEMBER" && !running.has(userId)).map(({ userId }) => userId);
}

async function refuseMembers(
  database: Connection,
  { group, viewer, members }: OpenMembers,
  isMadeHere: boolean,
): Promise<DomainError | null> {
  if (isMadeHere && members.some((member) => !isMadeIn(group.id, member))) return new DomainError("NOT_MADE_HERE");
  if (group.myRole === "OWNER") return null;
  const isBeyond =
    members.some(({ role }) => role !== "MEMBER") || (isMadeHere && (await selectRunning(database, members)).size > 0);
  if (!isBeyond) return null;
  if (!isAllowed(group, viewer, "OWNER")) return new DomainError("NOT_ALLOWED");
  noteAdminAct(group);
  return null;
}

/** Coaches may not take over an account that became an admin. */
function isMadeIn(groupId: string, { user }: GroupMember): boolean {
  return user.madeInGroupId === groupId && user.role === "MEMBER";
}

const others = alias(groupMembers, "others");

/**
 * The row ids of the members who coach a group with other members: access to the account would give access to that
 * group.
 */
export async function selectRunning(
  database: Connection,
  members: readonly GroupMember[],
): Promise<ReadonlySet<string>> {
  const ids = members.map(({ userId }) => userId);
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectDistinct({ userId: groupMembers.userId })
    .from(groupMembers)
    .innerJoin(others, and(eq(others.groupId, groupMembers.groupId), ne(others.userId, groupMembers.userId)))
    .where(and(inArray(groupMembers.userId, ids), ne(groupMembers.role, "MEMBER")));
  return new Set(rows.map(({ userId }) => userId));
}

/** Those of the given users who are in a group, with their membership. */
export async function selectMembers(
  database: Connection,
  groupId: string,
  userIds: readonly string[],
): Promise<readonly GroupMember[]> {
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])));
  return rows.map(({ place, user }) => ({ ...place, user }));
}

/** The row ids in the global id of a GroupMember; null if it is not one. */
export function readMemberId(globalId: string): { readonly groupId: string; readonly userId: string } | null {
  const [typename, groupId = "", userId = "", ...more] = Buffer.from(globalId, "base64").toString().split(":");
  return typename === "GroupMember" && more.length === 0 && isUuid(groupId) && isUuid(userId)
    ? { groupId, userId }
    : null;
}

type Row = { readonly user_id: string; readonly at: string };

/**
 * When members last saved a run since they joined; null for those who have not.
 * @param keys of each: its row id, a colon, and when it joined, in ms since 1970.
 */
export async function selectLastPractised(database: Connection, keys: readonly string[]): Promise<(Date | null)[]> {
  const ids = [...new Set(keys.map((key) => key.slice(0, 36)))];
  // Reads the newest run of each member from the index results_user, however many runs there are.
  const { rows } = await database.execute<Row>(sql`
        select who.id as user_id, newest.at from unnest(${sql.param(ids)}::uuid[]) as who(id)
        cross join lateral (
          select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from ${results} where user_id = who.id order by created_at desc limit 1
        ) newest
      `);
  const newest = new Map(rows.map(({ user_id: id, at }) => [id, new Date(at)]));
  return keys.map((key) => {
    const at = newest.get(key.slice(0, 36));
    return at !== undefined && at.getTime() >= Number(key.slice(37)) ? at : null;
  });
}

type Amount =
  | "results"
  | "durationMs"
  | "exams"
  | "certificates"
  | "passedExercises"
  | "passedLessons"
  | "texts"
  | "groups";
/** How much data an account has. */
export type Holdings = Readonly<Record<Amount, number>> & { readonly lastTypedAt: Date | null };

/** What a merge would move and what erasing the account would delete. */
export async function countHoldings({ database }: Services, userId: string): Promise<Holdings> {
  const number = async (table: PgTable, column: PgColumn) => {
    const [row] = await database.select({ number: count() }).from(table).where(eq(column, userId));
    return row?.number ?? 0;
  };
  const [typed] = await database
    .select({ runs: count(), durationMs: sum(results.durationMs), lastTypedAt: max(results.createdAt) })
    .from(results)
    .where(eq(results.userId, userId));
  const passed = await database
    .select({ id: passedExercises.exerciseId })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId));
  return {
    results: typed?.runs ?? 0,
    durationMs: Number(typed?.durationMs ?? 0),
    lastTypedAt: typed?.lastTypedAt ?? null,
    exams: await number(exams, exams.userId),
    certificates: await number(certificates, certificates.userId),
    passedExercises: passed.filter(({ id }) => placedLesson(id) === null).length,
    passedLessons: countPassedLessons(new Set(passed.map(({ id }) => id))),
    texts: await number(texts, texts.ownerId),
    groups: await number(groupMembers, groupMembers.userId),
  };
}

/** In how many lessons, of all courses, every exercise is passed. */
function countPassedLessons(passed: ReadonlySet<string>): number {
  const lessons = courses.flatMap((course) => course.lessons);
  return lessons.filter(({ exercises }) => exercises.every(({ id }) => passed.has(id))).length;
}
