import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import type { Viewer } from "../Context";
import { groupMembers } from "../database/userSchema";

/** The memberships that {@link sharedGroups} compares, for further conditions: the viewer's and the other user's. */
export const mine = alias(groupMembers, "mine");
export const theirs = alias(groupMembers, "theirs");

/**
 * The groups that a viewer shares with the user of a row, to be used with `exists`.
 * @param userId the column with that user.
 * @param which of these groups; all by default.
 */
export function sharedGroups(viewer: Viewer, userId: PgColumn, which?: SQL) {
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .innerJoin(theirs, eq(theirs.groupId, mine.groupId))
    .where(and(eq(mine.userId, viewer.userId), eq(theirs.userId, userId), which));
}
