import { and, eq, exists, inArray, ne, not, or, sql, type SQL } from "drizzle-orm";
import { dayNumber, isoWeekOfDay } from "../../contract/dates";
import { mondayOf, weekOf } from "../../engine/progress/weeklyMedians";
import type { IsoWeek } from "../../contract/scalars";
import { isOnBoards, rebuildEntries } from "../boards/boardEntries";
import { boardsOfUser } from "../boards/BoardUpdates";
import { everyPage } from "../pages/PageCache";
import type { Context, Services, Viewer } from "../Context";
import { dayOf, startOfDay } from "../database/calendar";
import { type Connection, inTransaction, type ReadConnection } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import { mine, sharedGroups } from "../groups/groupRights";
import { lockUsers, normalizeUsername } from "../users/accounts";
import { isGroupOnly, staysInGroups } from "../users/groupOnly";

export type ProfileVisibility = UserRow["profileVisibility"];

/**
 * The users whose profile a viewer may see, as an SQL condition; undefined for all. The only place with these rules.
 */
export function profileVisibleTo(viewer: Viewer | null): SQL | undefined {
  if (viewer?.role === "ADMIN") return undefined;
  const isPublic = and(eq(users.profileVisibility, "ALL"), not(isGroupOnly()));
  if (!viewer) return isPublic;
  return or(
    isPublic,
    eq(users.id, viewer.userId),
    and(ne(users.profileVisibility, "ME"), exists(sharedGroups(viewer, users.id))),
    exists(sharedGroups(viewer, users.id, inArray(mine.role, ["OWNER", "COACH"]))),
  );
}

/** The user of a profile, or null when there is none that the viewer may see. */
export async function findPlayer({ viewer, services }: Context, username: string): Promise<UserRow | null> {
  const name = normalizeUsername(username);
  if (name === null) return null;
  const [user] = await services.database
    .select()
    .from(users)
    .where(and(eq(users.username, name), profileVisibleTo(viewer)));
  return user ?? null;
}

/** The fastest run of a kind that has boards. */
export type PlayerBest = Pick<ResultRow, "modeAmount" | "wpm" | "accuracy" | "startedAt"> & {
  readonly mode: ResultRow["mode"];
  readonly language: ResultRow["language"];
};

/** The fastest run of each kind that has boards, in the order of the practice bar. */
export function selectBests(database: ReadConnection, userId: string): Promise<PlayerBest[]> {
  const { mode, modeAmount, language, wpm, accuracy, startedAt } = results;
  return database
    .selectDistinctOn([mode, modeAmount, language], { mode, modeAmount, language, wpm, accuracy, startedAt })
    .from(results)
    .where(and(eq(results.userId, userId), isOnBoards))
    .orderBy(mode, modeAmount, language, sql`${wpm} desc`, startedAt);
}

/** Number of weeks of a profile's activity, the current one included. */
export const ACTIVITY_WEEKS = 12;

/** The minutes of practice of a week, Monday first. */
export type ActivityWeek = { readonly week: IsoWeek; readonly minutes: readonly number[] };

/** How long somebody typed on each day of the last weeks, in minutes rounded up. The calendar is the host's. */
export async function selectActivity(
  database: ReadConnection,
  { now, timeZone }: Services,
  userId: string,
): Promise<readonly ActivityWeek[]> {
  const today = dayNumber(now(), timeZone);
  const monday = mondayOf(weekOf(today)) - 7 * (ACTIVITY_WEEKS - 1);
  const { rows } = await database.execute<{ readonly day: number; readonly minutes: number }>(sql`
    select ${dayOf(results.startedAt, timeZone)}::int as day, ceil(sum(${results.durationMs}) / 60000.0)::int as minutes
    from ${results}
    where ${results.userId} = ${userId} and ${results.status} = 'VERIFIED'
      and ${results.startedAt} >= ${startOfDay(monday, timeZone)}
    group by 1`);
  const minutes = new Map(rows.map((row) => [row.day, row.minutes]));
  return Array.from({ length: ACTIVITY_WEEKS }, (_, at) => {
    const first = monday + 7 * at;
    return {
      week: isoWeekOfDay(first),
      minutes: Array.from({ length: 7 }, (__, weekday) => minutes.get(first + weekday) ?? 0),
    };
  });
}

/** Who the owner of an account may let see their profile: some accounts stay inside their groups (groupOnly.ts). */
export function visibilityChoices(user: UserRow): readonly ProfileVisibility[] {
  if (user.role === "GUEST") return ["ME"];
  return staysInGroups(user) ? ["ME", "GROUP"] : ["ME", "GROUP", "ALL"];
}

/** Says whether the viewer is on leaderboards and has a rating. Repeating it changes nothing. */
export async function setCompetes(
  { viewer, address, services }: Context,
  competes: boolean,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const { database, timeZone, rateLimits, pageCache } = services;
  const wait = await rateLimits.takeFrom("setProfileVisibility", viewer.userId, address);
  if (wait !== null) return new RateLimited(wait);
  const isSelf = eq(users.id, viewer.userId);
  const outcome = await inTransaction(database, async (transaction) => {
    await lockUsers(transaction, [viewer.userId]);
    const [user] = await transaction.select().from(users).where(isSelf);
    if (!user || user.competes === competes) return { user, isChanged: false };
    await transaction.update(users).set({ competes }).where(isSelf);
    await rebuildEntries(transaction, user.id, timeZone);
    return { user: { ...user, competes }, isChanged: true };
  });
  const { user, isChanged } = outcome;
  if (!user) return new DomainError("NOT_SIGNED_IN");
  if (isChanged) pageCache.change([...everyPage, ...boardsOfUser(user.id)]);
  return { user };
}

/** Whether somebody is on leaderboards and has a rating, and sees those of others. Visitors do. */
export async function doesCompete(database: Connection, viewer: Viewer | null): Promise<boolean> {
  if (!viewer) return true;
  const [user] = await database.select({ competes: users.competes }).from(users).where(eq(users.id, viewer.userId));
  return user?.competes ?? true;
}

/** Says who may see the viewer's profile, and with that whether they are on public boards. */
export async function setProfileVisibility(
  { viewer, address, services }: Context,
  visibility: ProfileVisibility,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.takeFrom("setProfileVisibility", viewer.userId, address);
  if (wait !== null) return new RateLimited(wait);
  const outcome = await writeVisibility(services, viewer, visibility);
  if (!(outcome instanceof DomainError)) services.pageCache.change([...everyPage, ...boardsOfUser(viewer.userId)]);
  return outcome;
}

function writeVisibility(
  { database, timeZone }: Services,
  viewer: Viewer,
  visibility: ProfileVisibility,
): Promise<{ readonly user: UserRow } | DomainError> {
  return inTransaction(database, async (transaction) => {
    await lockUsers(transaction, [viewer.userId]);
    const [user] = await transaction.select().from(users).where(eq(users.id, viewer.userId));
    if (!user) return new DomainError("NOT_SIGNED_IN");
    if (!visibilityChoices(user).includes(visibility)) return new DomainError("NOT_ALLOWED");
    if (user.profileVisibility === visibility) return { user };
    const [changed] = await transaction
      .update(users)
      .set({ profileVisibility: visibility })
      .where(eq(users.id, user.id))
      .returning();
    await rebuildEntries(transaction, user.id, timeZone);
    return changed ? { user: changed } : new DomainError("NOT_SIGNED_IN");
  });
}
