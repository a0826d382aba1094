import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { groupMembers } from "../database/groupSchema";
import { texts, users } from "../database/schema";

/**
 * The texts that somebody may read: the library and what was published for everybody; their own; what was shared with a
 * group that they are in. An admin reads
 * what waits for review, and every group's, but nobody's own. What is archived can still be read by its id, as work and
 * results point at it; no list offers it.
 */
export function readableBy(userId: string | null): SQL | undefined {
  const open = and(eq(texts.visibility, "PUBLIC"), wasPublished);
  if (userId === null) return open;
  const shared = and(eq(texts.visibility, "GROUP"), isInGroupOf(userId), wasPublished);
  const reviewed = and(
    or(eq(texts.visibility, "PUBLIC"), and(eq(texts.visibility, "GROUP"), isNotNull(texts.groupId))),
    isAdmin(userId),
  );
  return or(open, eq(texts.ownerId, userId), shared, reviewed);
}

const wasPublished = inArray(texts.status, ["PUBLISHED", "ARCHIVED"]);

/** By a name of its own: a condition may stand in a query that has the members of groups, or users, already. */
const mine = alias(groupMembers, "readers_groups");
const reader = alias(users, "reader");

/** Whether somebody is in the group that a text was shared with; in one of these roles, if any are given. */
export function isInGroupOf(
  userId: string,
  roles: readonly ("OWNER" | "COACH" | "MEMBER")[] = ["OWNER", "COACH", "MEMBER"],
): SQL {
  const places = new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .where(and(eq(mine.groupId, texts.groupId), eq(mine.userId, userId), inArray(mine.role, [...roles])));
  return exists(places);
}

function isAdmin(userId: string): SQL {
  return exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(reader)
      .where(and(eq(reader.id, userId), eq(reader.role, "ADMIN"))),
  );
}
