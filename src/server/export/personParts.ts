import { and, asc, eq, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/Database";
import { assignmentMembers, assignments, groupMembers, groups } from "../database/groupSchema";
import {
  avatars,
  bookmarks,
  certificates,
  learningStates,
  passedExercises,
  sessions,
  texts,
  users,
} from "../database/schema";

/**
 * What is said of an account itself. Its password's hash and its e-mail address, which only its owner may see, are left
 * to them.
 */
export async function accountOf(database: Database, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  return (
    user && {
      id: user.id,
      username: user.username,
      displayName: user.displayName,
      role: user.role,
      hasPicture: user.avatarHash !== null,
      createdAt: user.createdAt,
    }
  );
}

/** The picture as it is shown, WebP in base64; null without one. */
export async function pictureOf(
  database: Database,
  userId: string,
): Promise<{ readonly type: string; readonly base64: string } | null> {
  const [avatar] = await database.select({ image: avatars.image }).from(avatars).where(eq(avatars.userId, userId));
  return avatar ? { type: "image/webp", base64: avatar.image.toString("base64") } : null;
}

/**
 * Leaves out what belongs to texts of other groups.
 * @param textId of a row; null there for no text. @param within row id of the only group to include; null for all.
 */
export function notOfOtherGroups(database: Database, textId: AnyPgColumn, within: string | null): SQL | undefined {
  if (within === null) return undefined;
  const others = database
    .select({ id: texts.id })
    .from(texts)
    .where(and(eq(texts.id, textId), ne(texts.groupId, within)));
  return notExists(others);
}

export async function emailOf(database: Database, userId: string): Promise<string | null> {
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

export function sessionsOf(database: Database, userId: string) {
  const { deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt } = sessions;
  return database
    .select({ deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** @param within row id of the only group to include; null for all. */
export function groupsOf(database: Database, userId: string, within: string | null) {
  return database
    .select({
      id: groups.id,
      name: groups.name,
      role: groupMembers.role,
      joinedAt: groupMembers.joinedAt,
      archivedAt: groups.archivedAt,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), within === null ? undefined : eq(groups.id, within)))
    .orderBy(asc(groupMembers.joinedAt));
}

/**
 * Work that was set for somebody, drafts aside.
 * @param within row id of the only group to include; null for all.
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
  return database
    .select({ exerciseId, passedAt })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId))
    .orderBy(asc(passedAt));
}

export function learningOf(database: Database, userId: string) {
  const { layout, state, updatedAt } = learningStates;
  return database.select({ layout, state, updatedAt }).from(learningStates).where(eq(learningStates.userId, userId));
}

/** @param within row id of the only group to include; null for all. */
export function bookmarksOf(database: Database, userId: string, within: string | null) {
  const { textId, position, updatedAt } = bookmarks;
  return database
    .select({ textId, position, updatedAt })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), notOfOtherGroups(database, textId, within)));
}

export function certificatesOf(database: Database, userId: string) {
  return database
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(asc(certificates.issuedAt));
}
