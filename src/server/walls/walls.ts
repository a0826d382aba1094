import { and, asc, count, eq, gt, lte, sql, isNull, lt, or } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import { limits } from "../../contract/limits";
import { classGoalRules } from "../../contract/groupRules";
import { type Connection, inTransaction } from "../database/Database";
import { assignments } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import { groupWalls, wallLinks, type WallLinkRow } from "../database/groupSchema";
import type { Context, Services } from "../Context";
import { DomainError, validate } from "../DomainError";
import { type SeenGroup, lockGroups } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import type { RaceRooms } from "../races/RaceRooms";
import { lanesFor, screen, type RaceView } from "../races/raceView";
import { readWallTournament, type WallTournament } from "../tournaments/seenTournament";
import { selectSeats } from "./seating";
import { randomInt } from "node:crypto";
import { CODE_ALPHABET, WALL_CODE_LENGTH } from "../../contract/codes";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { hashToken } from "../sessions/Sessions";
import type { RaceState } from "../../engine/race/RaceState";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A group's big screen as one viewer sees it. `id` is global; that of a link does not reveal the group. */
export type WallRef = { readonly id: string; readonly groupId: string };

/** What the members of a group typed together on a day, and their goal. */
export type ClassGoal = { readonly minutes: number; readonly typedMs: number; readonly keys: number };

/** The next assignment of a group that is due. */
export type WallAssignment = { readonly title: string; readonly dueAt: Date };

/** Everything on a group's big screen. */
export type GroupWall = {
  readonly id: string;
  readonly groupName: string;
  /** Null while joining is off. */
  readonly joinCode: string | null;
  readonly race: RaceView | null;
  /** Global ids of the racers of its race as they sit, row by row; empty if no coach arranged the seats. */
  readonly seatedRacers: readonly string[];
  readonly goal: ClassGoal;
  readonly nextAssignment: WallAssignment | null;
  readonly tournament: WallTournament | null;
};

type Sources = Pick<Services, "database" | "races" | "now" | "timeZone">;

/** The big screen of a group now; null when the group is gone or archived. */
export async function readWall(sources: Sources, { id, groupId }: WallRef): Promise<GroupWall | null> {
  const { database, races, now } = sources;
  const [group] = await database
    .select({ name: groups.name, joinCode: groups.joinCode, isJoinOpen: groups.isJoinOpen, at: groups.archivedAt })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!group || group.at !== null) return null;
  const [race, seats, goal, nextAssignment, tournament] = await Promise.all([
    findWallRace(races, groupId),
    selectSeats(database, groupId),
    readClassGoal(sources, groupId),
    findNextAssignment(database, groupId, new Date(now())),
    readWallTournament(sources, groupId),
  ]);
  return {
    id,
    groupName: group.name,
    joinCode: group.isJoinOpen ? group.joinCode : null,
    race,
    seatedRacers: race ? orderBySeat(race, seats, races.now()) : [],
    goal,
    nextAssignment,
    tournament,
  };
}

/** Racers without a seat come last. The ids are those of lanes, which do not reveal anyone. */
function orderBySeat({ room, audience }: RaceView, seats: ReadonlyMap<string, number>, now: number): readonly string[] {
  if (seats.size === 0) return [];
  const { racers } = room.state;
  const seatOf = (index: number) => seats.get(racers[index]?.id ?? "") ?? Number.POSITIVE_INFINITY;
  return lanesFor(room, audience, now)
    .map(({ id }, index) => ({ id, seat: seatOf(index) }))
    .sort((a, b) => (a.seat === b.seat ? 0 : a.seat - b.seat))
    .map(({ id }) => id);
}

/** The race to show, with the names that the group wants on its screen: anyone in the room can read it. */
async function findWallRace(races: RaceRooms, groupId: string): Promise<RaceView | null> {
  const rooms = (await races.groups.of(groupId)).filter(({ state }) => !state.settings.isQuick);
  const state = pickWallRace(
    rooms.map((room) => room.state),
    races.now(),
  );
  const room = rooms.find((one) => one.state === state);
  return room ? { room, audience: screen } : null;
}

/** What the members typed today in runs and exams that count, in the host's time zone. Coaches do not count. */
async function readClassGoal({ database, now, timeZone }: Sources, groupId: string): Promise<ClassGoal> {
  const today = dayNumber(now(), timeZone);
  // Bounds what is read: what began today was saved within the last two days.
  const since = new Date(now() - 2 * DAY_MS);
  const members = sql`select user_id from group_members where group_id = ${groupId}::uuid and role = 'MEMBER'`;
  const { rows } = await database.execute<{ typedMs: number; runKeys: number; examKeys: number }>(sql`select
    (select coalesce(sum(typed_ms), 0)::int from practice_days
      where day = ${today} and user_id in (${members})) as "typedMs",
    (select coalesce(sum(round(strokes_per_minute * duration_ms / ${MINUTE_MS}::int)), 0)::int from results
      where created_at > ${since} and practice_day = ${today} and user_id in (${members})) as "runKeys",
    (select coalesce(sum(keys), 0)::int from exam_practice join exams on exams.id = exam_id
      where exams.created_at > ${since} and user_id in (${members})
      and (exams.created_at at time zone ${timeZone})::date - date '1970-01-01' = ${today}) as "examKeys"`);
  const { typedMs = 0, runKeys = 0, examKeys = 0 } = rows[0] ?? {};
  return { minutes: await readGoalMinutes(database, groupId), typedMs, keys: runKeys + examKeys };
}

/** The goal of a group's day: what its coaches chose, else the standard minutes of each member. At least 1. */
async function readGoalMinutes(database: Connection, groupId: string): Promise<number> {
  const chosen = await findChosenGoal(database, groupId);
  if (chosen !== null) return chosen;
  const [members] = await database
    .select({ number: count() })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")));
  return Math.max(1, members?.number ?? 0) * limits.classGoal.perMember;
}

/** The minutes that the coaches of a group chose; null for the standard. */
export async function findChosenGoal(database: Connection, groupId: string): Promise<number | null> {
  const [wall] = await database
    .select({ minutes: groupWalls.goalMinutes })
    .from(groupWalls)
    .where(eq(groupWalls.groupId, groupId));
  return wall?.minutes ?? null;
}

/** The first of the open assignments for everyone whose due date is not over. */
async function findNextAssignment(database: Connection, groupId: string, now: Date): Promise<WallAssignment | null> {
  const [next] = await database
    .select({ title: assignments.title, dueAt: assignments.dueAt })
    .from(assignments)
    .where(
      and(
        eq(assignments.groupId, groupId),
        eq(assignments.state, "OPEN"),
        eq(assignments.isForAll, true),
        lte(assignments.opensAt, now),
        gt(assignments.dueAt, now),
      ),
    )
    .orderBy(asc(assignments.dueAt), asc(assignments.id))
    .limit(1);
  return next?.dueAt ? { title: next.title, dueAt: next.dueAt } : null;
}

/** Sets the goal of a group's day; null for the standard. For its coaches. */
export async function setClassGoal(
  context: Context,
  { groupId, ...input }: { readonly groupId: string; readonly minutes?: number | null | undefined },
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const clean = await validate(classGoalRules, input);
  if (clean instanceof DomainError) return clean;
  const { database, groupRoles } = context.services;
  const { group } = open;
  await database
    .insert(groupWalls)
    .values({ groupId: group.id, goalMinutes: clean.minutes })
    .onConflictDoUpdate({ target: groupWalls.groupId, set: { goalMinutes: clean.minutes } });
  groupRoles.changed(group.id);
  return { group };
}

/** When a link was last used is written at most so often, in ms. */
const USED_MS = 60_000;

/** The links of a group, the oldest first. */
export function selectWallLinks(database: Connection, groupId: string): Promise<WallLinkRow[]> {
  return database
    .select()
    .from(wallLinks)
    .where(eq(wallLinks.groupId, groupId))
    .orderBy(asc(wallLinks.createdAt), asc(wallLinks.id));
}

/** A link that was just made. Its code is not stored, so it cannot be shown again. */
export type CreatedWallLink = { readonly group: SeenGroup; readonly wallCode: string };

/** Makes a link to the big screen of a group. For its coaches; TOO_MANY_WALL_LINKS when there are five. */
export async function createWallLink(context: Context, groupId: string): Promise<CreatedWallLink | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const { database, now } = context.services;
  const wallCode = makeWallCode();
  return inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    const links = await selectWallLinks(transaction, group.id);
    if (links.length >= limits.wallLinks) return new DomainError("TOO_MANY_WALL_LINKS");
    await transaction
      .insert(wallLinks)
      .values({ groupId: group.id, codeHash: hashToken(wallCode), createdAt: new Date(now()) });
    return { group, wallCode };
  });
}

/** Removes a link, and ends what is shown with it. For coaches; a link that is already gone is no failure. */
export async function removeWallLink(
  context: Context,
  { groupId, linkId }: { readonly groupId: string; readonly linkId: string },
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const { database, groupRoles } = context.services;
  const id = fromGlobalId("WallLink", linkId);
  if (id !== null) await database.delete(wallLinks).where(and(eq(wallLinks.id, id), eq(wallLinks.groupId, group.id)));
  groupRoles.changed(group.id);
  return { group };
}

/** The big screen that a code shows; null for a wrong or removed code, and while the group is archived. */
export async function findWallByCode({ database }: Pick<Services, "database">, code: string): Promise<WallRef | null> {
  const codeHash = hashToken(code);
  const [link] = await database
    .select({ groupId: wallLinks.groupId })
    .from(wallLinks)
    .innerJoin(groups, eq(groups.id, wallLinks.groupId))
    .where(and(eq(wallLinks.codeHash, codeHash), isNull(groups.archivedAt)));
  // Not the group's id, with which wall names could be linked to people.
  return link ? { id: toGlobalId("GroupWall", hashToken(codeHash)), groupId: link.groupId } : null;
}

/** Notes that a link is being used now. */
export async function noteWallUse({ database, now }: Pick<Services, "database" | "now">, code: string): Promise<void> {
  const before = new Date(now() - USED_MS);
  await database
    .update(wallLinks)
    .set({ lastUsedAt: new Date(now()) })
    .where(
      and(eq(wallLinks.codeHash, hashToken(code)), or(isNull(wallLinks.lastUsedAt), lt(wallLinks.lastUsedAt, before))),
    );
}

function makeWallCode(): string {
  return Array.from({ length: WALL_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

/** How long the podium of a race stays on a group's big screen, in ms. */
export const PODIUM_MS = 90_000;

type Candidate = Pick<RaceState, "phase" | "endedAt">;

/**
 * The race that a group's big screen shows: one that is running, else the newest that is in its lobby or has just
 * finished. Null if there is none.
 * @param races newest first.
 * @param now ms, by the races' clock.
 */
export function pickWallRace<T extends Candidate>(races: readonly T[], now: number): T | null {
  const running = races.find(({ phase }) => phase === "COUNTDOWN" || phase === "RUNNING");
  return running ?? races.find((race) => race.phase === "LOBBY" || isJustFinished(race, now)) ?? null;
}

function isJustFinished({ phase, endedAt }: Candidate, now: number): boolean {
  return phase === "FINISHED" && endedAt !== null && now - endedAt < PODIUM_MS;
}
