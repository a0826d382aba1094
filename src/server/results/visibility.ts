import { and, eq, exists, gte, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias, QueryBuilder, type PgColumn } from "drizzle-orm/pg-core";
import { results } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { Viewer } from "../graphql/Context";

/**
 * The results that a viewer may read, as an SQL condition; undefined for all. This is the only place with these rules.
 * Whatever the owner chose, coaches can read what the members of their group typed since they joined.
 */
export function visibleTo(viewer: Viewer | null): SQL | undefined {
  if (viewer?.role === "ADMIN") return undefined;
  const shared = eq(results.visibility, "ALL");
  if (!viewer) return shared;
  return or(
    eq(results.userId, viewer.userId),
    shared,
    and(eq(results.visibility, "GROUP"), isInGroupWithOwner(viewer)),
    coachesOwner(viewer),
  );
}

const mine = alias(groupMembers, "mine");
const theirs = alias(groupMembers, "theirs");

function isInGroupWithOwner(viewer: Viewer): SQL {
  return exists(sharedGroups(viewer));
}

/** Rows with an owner: results or exams. */
type Owned = { readonly userId: PgColumn; readonly createdAt: PgColumn };

/**
 * Whether the viewer coaches a group that the owner of a result was in when it was saved, or the candidate of an exam
 * when it was made.
 */
export function coachesOwner(viewer: Viewer, owned: Owned = results): SQL {
  return exists(sharedGroups(viewer, asCoachSinceJoining(owned), owned));
}

/** The same for groups that are not archived, in which coaches may also make changes. */
export function activelyCoachesOwner(viewer: Viewer, owned: Owned = results): SQL {
  const inUse = new QueryBuilder()
    .select({ one: sql`1` })
    .from(groups)
    .where(and(eq(groups.id, mine.groupId), isNull(groups.archivedAt)));
  return exists(sharedGroups(viewer, and(asCoachSinceJoining(owned), exists(inUse)), owned));
}

function asCoachSinceJoining({ createdAt }: Owned): SQL | undefined {
  return and(inArray(mine.role, ["OWNER", "COACH"]), gte(createdAt, theirs.joinedAt));
}

function sharedGroups(viewer: Viewer, which?: SQL, { userId }: Pick<Owned, "userId"> = results) {
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .innerJoin(theirs, eq(theirs.groupId, mine.groupId))
    .where(and(eq(mine.userId, viewer.userId), eq(theirs.userId, userId), which));
}
