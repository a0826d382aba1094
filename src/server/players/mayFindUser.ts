import { and, eq, exists, inArray, or } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Context } from "../Context";
import { follows, users } from "../database/userSchema";
import { isUuid } from "../globalIds";
import { sharedGroups } from "../groups/groupRights";
import { profileVisibleTo } from "./players";

/**
 * Whether the viewer may find an account by its id: their own, that of people with whom they share a group or a follow,
 * and those whose profile they may see. In races, texts and results they read names without it.
 * @param id row id.
 */
export async function mayFindUser({ viewer, services }: Context, id: string): Promise<boolean> {
  if (viewer?.userId === id || viewer?.role === "ADMIN") return true;
  if (!isUuid(id)) return false;
  const isVisible = profileVisibleTo(viewer);
  const isKnown = viewer
    ? or(isVisible, exists(sharedGroups(viewer, users.id)), exists(followsBetween(viewer.userId)))
    : isVisible;
  const [found] = await services.database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isKnown));
  return found !== undefined;
}

/** Follows and requests between a user and the user of a row, in either direction. */
function followsBetween(userId: string) {
  return new QueryBuilder()
    .select({ state: follows.state })
    .from(follows)
    .where(
      and(
        inArray(follows.state, ["ASKED", "FOLLOWING"]),
        or(
          and(eq(follows.followerId, userId), eq(follows.followedId, users.id)),
          and(eq(follows.followedId, userId), eq(follows.followerId, users.id)),
        ),
      ),
    );
}
