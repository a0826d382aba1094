import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/Database";
import { assignmentMembers, assignments, groupMembers, groups } from "../database/groupSchema";
import { bookmarks, certificates, learningStates, passedExercises, sessions, users } from "../database/schema";

/** What is said of an account itself. Its password's hash and its e-mail address, which only its owner may see, are left to them. */
export async function accountOf(database: Database, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  return user && { id: user.id, username: user.username, displayName: user.displayName, role: user.role, hasPicture: user.avatarHash !== null, createdAt: user.createdAt };
}

export async function emailOf(database: Database, userId: string): Promise<string | null> {
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

export function sessionsOf(database: Database, userId: string) {
  const { deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt } = sessions;
  return database.select({ deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt }).from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(createdAt));
}

/** @param within row id of the only group that is told of; null for all. */
export function groupsOf(database: Database, userId: string, within: string | null) {
  return database
    .select({ id: groups.id, name: groups.name, role: groupMembers.role, joinedAt: groupMembers.joinedAt, archivedAt: groups.archivedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), within === null ? undefined : eq(groups.id, within)))
    .orderBy(asc(groupMembers.joinedAt));
}

/**
 * Work that was set for somebody, drafts aside.
 * @param within row id of the only group that is told of; null for all.
 */
export async function assignmentsOf(database: Database, userId: string, within: string | null) {
  const { id, groupId, title, note, task, textId, state, opensAt, dueAt, closedAt } = assignments;
  return database
    .select({ id, groupId, title, note, task, textId, state, opensAt, dueAt, closedAt })
    .from(assignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groupId))
    .where(
      and(
        within === null ? undefined : eq(groupId, within),
        sql`${groupMembers.userId} = ${userId}::uuid and ${state} <> 'DRAFT' and (${assignments.isForAll} or exists (
        select 1 from ${assignmentMembers} where ${assignmentMembers.assignmentId} = ${id} and ${assignmentMembers.userId} = ${userId}::uuid))`,
      ),
    )
    .orderBy(asc(opensAt));
}

export function passedOf(database: Database, userId: string) {
  const { exerciseId, passedAt } = passedExercises;
  return database.select({ exerciseId, passedAt }).from(passedExercises).where(eq(passedExercises.userId, userId)).orderBy(asc(passedAt));
}

export function learningOf(database: Database, userId: string) {
  const { layout, state, updatedAt } = learningStates;
  return database.select({ layout, state, updatedAt }).from(learningStates).where(eq(learningStates.userId, userId));
}

export function bookmarksOf(database: Database, userId: string) {
  const { textId, position, updatedAt } = bookmarks;
  return database.select({ textId, position, updatedAt }).from(bookmarks).where(eq(bookmarks.userId, userId));
}

export function certificatesOf(database: Database, userId: string) {
  return database.select().from(certificates).where(eq(certificates.userId, userId)).orderBy(asc(certificates.issuedAt));
}
