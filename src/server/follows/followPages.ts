import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Viewer } from "../Context";
import type { Connection } from "../database/Database";
import { follows, users } from "../database/userSchema";
import { badCursor, fromCursor, highestFirst, newestFirst, type PageRequest, toCursor } from "../graphql/pagination";
import { type Follow, mayBeLinkedTo, mayFollow, shownState } from "./follows";

/** A row of a list, with what it is ordered by. */
export type FollowRow = Follow & { readonly askedAt: Date };

const columns = { userId: users.id, state: follows.state, askedAt: follows.askedAt };

/** A page of whom the viewer follows or asked to follow, the newest first, if they still may. */
export async function selectFollowingPage(
  database: Connection,
  viewer: Viewer,
  page: PageRequest,
): Promise<FollowRow[]> {
  const { where, orderBy } = newestFirst({ createdAt: follows.askedAt, id: users.id }, page);
  const rows = await database
    .select(columns)
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(and(eq(follows.followerId, viewer.userId), ne(follows.state, "WITHDRAWN"), mayFollow(viewer), where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return rows.map((row) => ({ ...row, state: shownState(row.state) === "FOLLOWING" ? "FOLLOWING" : "ASKED" }));
}

export const followingCursor = ({ askedAt, userId }: FollowRow): string => toCursor({ at: askedAt, id: userId });

/** A page of who follows the viewer or asked to: requests first, each the newest first. */
export async function selectFollowersPage(
  database: Connection,
  viewer: Viewer,
  page: PageRequest,
): Promise<FollowRow[]> {
  const isRequest = sql`(${follows.state} = 'ASKED')`;
  const { where, orderBy } = highestFirst([isRequest, follows.askedAt, users.id], placeOf, page);
  const rows = await database
    .select(columns)
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(
        eq(follows.followedId, viewer.userId),
        inArray(follows.state, ["ASKED", "FOLLOWING"]),
        mayBeLinkedTo(viewer),
        where,
      ),
    )
    .orderBy(...orderBy)
    .limit(page.limit);
  return rows.map((row) => ({ ...row, state: row.state === "ASKED" ? "ASKED" : "FOLLOWING" }));
}

export const followersCursor = (row: FollowRow): string => `${row.state}.${followingCursor(row)}`;

function placeOf(cursor: string) {
  const [state = "", place = ""] = cursor.split(".");
  if (state !== "ASKED" && state !== "FOLLOWING") throw badCursor();
  const { at, id } = fromCursor(place);
  return sql`(${state === "ASKED"}::boolean, ${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
