import { and, count, desc, eq, exists, getTableColumns, inArray, not, or, type SQL, sql, ne } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { limits } from "../../contract/limits";
import type { Context, Viewer } from "../Context";
import { type Connection, inTransaction, type Transaction } from "../database/Database";
import { follows, users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import { sharedGroups } from "../groups/groupRights";
import { profileVisibleTo } from "../players/players";
import { lockUsers } from "../users/accounts";
import { badCursor, fromCursor, toCursor } from "../cursors";
import { highestFirst, newestFirst, type PageRequest } from "../database/pagination";
import { isGroupOnly } from "../users/groupOnly";

/** Whether one person follows another, as far as both may see it. */
export type FollowState = "NONE" | "ASKED" | "FOLLOWING";

/** The other person of a follow, and how far it is. */
export type Follow = { readonly userId: string; readonly state: "ASKED" | "FOLLOWING" };

export type Followed = { readonly user: UserRow };

const me = alias(users, "me");

/**
 * The users to whom a viewer may be linked by following, as an SQL condition. Guests to nobody, and accounts that stay
 * in their groups only to people who share a group with them. The only place with these rules.
 */
function mayBeLinkedTo(viewer: Viewer): SQL | undefined {
  const mayGoBeyond = exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(me)
      .where(and(eq(me.id, viewer.userId), ne(me.role, "GUEST"), not(isGroupOnly(me)))),
  );
  const isMember = sql`exists (select 1 from users as me where me.id = ${viewer.userId} and me.role <> 'GUEST')`;
  return and(
    isMember,
    sql`${users.id} <> ${viewer.userId} and ${users.role} <> 'GUEST'`,
    or(and(not(isGroupOnly()), mayGoBeyond), exists(sharedGroups(viewer, users.id))),
  );
}

/** The users whom a viewer may follow, as an SQL condition. */
function mayFollow(viewer: Viewer): SQL | undefined {
  return and(profileVisibleTo(viewer), mayBeLinkedTo(viewer));
}

/** How the viewer follows somebody. Null if they may not: then nothing is said about it. */
export async function findFollowState({ viewer, services }: Context, userId: string): Promise<FollowState | null> {
  if (!viewer) return null;
  const [found] = await services.database
    .select({ state: follows.state })
    .from(users)
    .leftJoin(follows, and(eq(follows.followedId, users.id), eq(follows.followerId, viewer.userId)))
    .where(and(eq(users.id, userId), mayFollow(viewer)));
  return found ? shownState(found.state) : null;
}

/** Whether somebody follows the viewer, as the viewer's own list shows it. */
export async function findFollowerState(database: Connection, viewer: Viewer, userId: string): Promise<FollowState> {
  const [found] = await database
    .select({ state: follows.state })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(and(ofPair(userId, viewer.userId), mayBeLinkedTo(viewer)));
  return found?.state === "ASKED" || found?.state === "FOLLOWING" ? found.state : "NONE";
}

/** A refusal is not shown: the person who asked still sees ASKED. */
function shownState(state: (typeof follows.$inferSelect)["state"] | null): FollowState {
  if (state === null || state === "WITHDRAWN") return "NONE";
  return state === "REFUSED" ? "ASKED" : state;
}

/** Whom the viewer follows or asked to follow, the newest first, if they still may. */
export async function selectFollowing(database: Connection, viewer: Viewer): Promise<readonly Follow[]> {
  const rows = await database
    .select({ userId: users.id, state: follows.state })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(and(eq(follows.followerId, viewer.userId), mayFollow(viewer)))
    .orderBy(desc(follows.askedAt), users.id)
    .limit(limits.follows);
  return rows.flatMap(({ userId, state }) => {
    const shown = shownState(state);
    return shown === "NONE" ? [] : [{ userId, state: shown }];
  });
}

/** The row ids of the viewer and of the people whom they follow, as a subquery. */
export function selectFollowed(viewer: Viewer | null): SQL {
  if (!viewer) return sql`(select null::uuid where false)`;
  const followed = new QueryBuilder()
    .select({ id: users.id })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(and(eq(follows.followerId, viewer.userId), eq(follows.state, "FOLLOWING"), mayFollow(viewer)));
  return sql`(${followed} union all select ${viewer.userId}::uuid)`;
}

/** Who follows the viewer or asked to, requests first. */
export async function selectFollowers(database: Connection, viewer: Viewer): Promise<readonly Follow[]> {
  const rows = await database
    .select({ userId: users.id, state: follows.state })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(eq(follows.followedId, viewer.userId), inArray(follows.state, ["ASKED", "FOLLOWING"]), mayBeLinkedTo(viewer)),
    )
    .orderBy(follows.state, desc(follows.askedAt), users.id)
    .limit(limits.follows + limits.followRequests);
  return rows.map(({ userId, state }) => ({ userId, state: state === "ASKED" ? "ASKED" : "FOLLOWING" }));
}

/** Asks to follow somebody. It also withdraws the viewer's own refusal of that person. */
export async function followUser(context: Context, userId: string | null): Promise<Followed | DomainError> {
  const { viewer, services, address } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.takeFrom("followUser", viewer.sessionId, address);
  if (wait !== null) return new RateLimited(wait);
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const waitOfDay = await services.rateLimits.take("followUserDaily", viewer.userId);
  if (waitOfDay !== null) return new RateLimited(waitOfDay);
  if (userId === null) return new DomainError("NOT_FOUND");
  return inTransaction(services.database, async (transaction) => {
    const user = await openBoth(transaction, viewer, userId, mayFollow(viewer));
    if (!user) return new DomainError("NOT_FOUND");
    const state = await findState(transaction, viewer.userId, userId);
    if (state === null && (await mayNotAsk(transaction, viewer.userId, userId)))
      return new DomainError("TOO_MANY_ROWS");
    if (state === null || state === "WITHDRAWN")
      await setState(transaction, viewer.userId, userId, state === null ? "ASKED" : "REFUSED", services.now());
    const theirs = await findState(transaction, userId, viewer.userId);
    if (theirs === "REFUSED") await setState(transaction, userId, viewer.userId, "ASKED", services.now());
    if (theirs === "WITHDRAWN") await remove(transaction, userId, viewer.userId);
    return { user };
  });
}

/** Stops following somebody, or takes a request back. */
export function unfollowUser(context: Context, userId: string | null): Promise<Followed | DomainError> {
  return change(context, userId, async (transaction, viewer, other) => {
    const state = await findState(transaction, viewer, other);
    if (state === "REFUSED") await setState(transaction, viewer, other, "WITHDRAWN");
    if (state === "ASKED" || state === "FOLLOWING") await remove(transaction, viewer, other);
  });
}

/** Allows a person to follow the viewer, or ends it. Without a request, nothing changes. */
export function decideFollower(
  context: Context,
  userId: string | null,
  isAllowed: boolean,
): Promise<Followed | DomainError> {
  return change(context, userId, async (transaction, viewer, other, mayStay) => {
    const state = await findState(transaction, other, viewer);
    if (state !== "ASKED" && state !== "FOLLOWING") return;
    if (!isAllowed) return setState(transaction, other, viewer, "REFUSED");
    if (!mayStay || state === "FOLLOWING") return;
    if ((await countFollowers(transaction, viewer, "FOLLOWING")) >= limits.follows)
      return new DomainError("TOO_MANY_ROWS");
    await setState(transaction, other, viewer, "FOLLOWING");
  });
}

/** Refuses all open requests to follow the viewer. */
export async function refuseFollowers({
  viewer,
  services,
}: Context): Promise<{ readonly viewer: Viewer } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  await services.database
    .update(follows)
    .set({ state: "REFUSED" })
    .where(and(eq(follows.followedId, viewer.userId), eq(follows.state, "ASKED")));
  return { viewer };
}

type Change = (
  transaction: Transaction,
  viewer: string,
  other: string,
  mayStay: boolean,
) => Promise<DomainError | void>;

/** Changes a follow that exists; also one with somebody who is no longer visible, so that both can always end it. */
async function change(
  { viewer, services }: Context,
  userId: string | null,
  apply: Change,
): Promise<Followed | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (userId === null) return new DomainError("NOT_FOUND");
  return inTransaction(services.database, async (transaction) => {
    const linked = sql`exists (select 1 from ${follows} where (follower_id, followed_id) in
      ((${viewer.userId}::uuid, ${users.id}), (${users.id}, ${viewer.userId}::uuid)))`;
    const user = await openBoth(transaction, viewer, userId, or(linked, mayFollow(viewer)));
    if (!user) return new DomainError("NOT_FOUND");
    const [allowed] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), mayBeLinkedTo(viewer)));
    const refused = await apply(transaction, viewer.userId, userId, allowed !== undefined);
    return refused ?? { user };
  });
}

/** Locks both accounts, so that limits hold, and reads the other one. */
async function openBoth(transaction: Transaction, viewer: Viewer, userId: string, which: SQL | undefined) {
  await lockUsers(transaction, [viewer.userId, userId]);
  const [user] = await transaction
    .select(getTableColumns(users))
    .from(users)
    .where(and(eq(users.id, userId), which));
  return user;
}

function ofPair(followerId: string, followedId: string): SQL | undefined {
  return and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));
}

async function findState(transaction: Transaction, followerId: string, followedId: string) {
  const [found] = await transaction
    .select({ state: follows.state })
    .from(follows)
    .where(ofPair(followerId, followedId));
  return found?.state ?? null;
}

async function mayNotAsk(transaction: Transaction, followerId: string, followedId: string): Promise<boolean> {
  const [following] = await transaction
    .select({ number: count() })
    .from(follows)
    .where(eq(follows.followerId, followerId));
  const open = await countFollowers(transaction, followedId, "ASKED");
  return (following?.number ?? 0) >= limits.follows || open >= limits.followRequests;
}

async function countFollowers(
  transaction: Transaction,
  followedId: string,
  state: "ASKED" | "FOLLOWING",
): Promise<number> {
  const [found] = await transaction
    .select({ number: count() })
    .from(follows)
    .where(and(eq(follows.followedId, followedId), eq(follows.state, state)));
  return found?.number ?? 0;
}

async function setState(
  transaction: Transaction,
  followerId: string,
  followedId: string,
  state: (typeof follows.$inferSelect)["state"],
  now?: number,
): Promise<void> {
  if (now === undefined) {
    await transaction.update(follows).set({ state }).where(ofPair(followerId, followedId));
    return;
  }
  await transaction
    .insert(follows)
    .values({ followerId, followedId, state, askedAt: new Date(now) })
    .onConflictDoUpdate({ target: [follows.followerId, follows.followedId], set: { state, askedAt: new Date(now) } });
}

async function remove(transaction: Transaction, followerId: string, followedId: string): Promise<void> {
  await transaction.delete(follows).where(ofPair(followerId, followedId));
}

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
