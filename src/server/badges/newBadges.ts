import DataLoader from "dataloader";
import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { findBadge, type Badge } from "../../engine/badges/badges";
import { limits } from "../../contract/limits";
import type { Context } from "../Context";
import { gather } from "../assignments/progress/assignmentWork";
import { earnedBadges } from "../database/progressSchema";
import { groupMembers, users } from "../database/userSchema";

/** A badge that a member of a group has just earned. */
export type NewBadge = {
  readonly badge: Badge;
  readonly userId: string;
  readonly name: string;
  readonly earnedAt: Date;
};

/**
 * The newest badges that members of some groups earned in the last week and since they joined, newest first, in the
 * order of the groups. One statement. The caller has checked that the viewer sees the groups.
 * @param ids row ids of the groups.
 */
async function loadNewBadges(
  { services: { database, now } }: Context,
  ids: readonly string[],
): Promise<readonly (readonly NewBadge[])[]> {
  const { most, days } = limits.newBadges;
  const since = new Date(now() - days * DAY_MS);
  const ranked = database.$with("ranked").as(
    database
      .select({
        groupId: groupMembers.groupId,
        userId: earnedBadges.userId,
        badgeId: earnedBadges.badgeId,
        earnedAt: earnedBadges.earnedAt,
        name: users.displayName,
        rank: sql<number>`row_number() over (partition by ${groupMembers.groupId}
          order by ${earnedBadges.earnedAt} desc, ${earnedBadges.userId}, ${earnedBadges.badgeId})`.as("rank"),
      })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .innerJoin(earnedBadges, eq(earnedBadges.userId, groupMembers.userId))
      .where(
        and(
          inArray(groupMembers.groupId, [...ids]),
          eq(groupMembers.role, "MEMBER"),
          gte(earnedBadges.earnedAt, since),
          gte(earnedBadges.earnedAt, groupMembers.joinedAt),
        ),
      ),
  );
  const rows = await database
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${most}`)
    .orderBy(ranked.rank);
  const byGroup = gather(rows, ({ groupId }) => groupId);
  return ids.map((id) =>
    (byGroup.get(id) ?? []).flatMap(({ badgeId, ...row }) => {
      // An id that this release does not know has no name.
      const badge = findBadge(badgeId);
      return badge === null ? [] : [{ ...row, badge }];
    }),
  );
}

const DAY_MS = 86_400_000;

const loaders = new WeakMap<Context, DataLoader<string, readonly NewBadge[]>>();

/** Loads the newest badges of groups by their row ids, all groups of one request together. */
export function newBadgesOf(context: Context): DataLoader<string, readonly NewBadge[]> {
  const existing = loaders.get(context);
  if (existing) return existing;
  const loader = new DataLoader((ids: readonly string[]) => loadNewBadges(context, ids));
  loaders.set(context, loader);
  return loader;
}
