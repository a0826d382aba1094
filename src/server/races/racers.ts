import { eq, and, inArray, gte, ne, sql } from "drizzle-orm";
import {
  type RaceMode,
  type RaceSettings,
  type RacerIdentity,
  type RaceGroup,
  isOver,
  isSeated,
} from "../../engine/race/RaceState";
import type { Language } from "../../contract/languages/languages";
import type { Connection } from "../database/Database";
import { findBands } from "../ratings/ratings";
import { results } from "../database/schema";
import { groupMembers, users, groups, type UserRow } from "../database/userSchema";
import { avatarPath } from "../avatars/avatars";
import type { Services, Context } from "../Context";
import { publicNickname, staysInGroups } from "../users/groupOnly";
import { isNickname, nicknameFor } from "../users/nicknames";
import { noteAdminAct } from "../audit/adminActs";
import { isCoaching } from "../groups/groupRights";
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceUnavailableError } from "../RequestFailure";
import type { RaceRoom } from "./RaceRoom";

/**
 * People as a race shows them, in the order asked for; accounts that are gone are left out. Who stays in their groups
 * (groupOnly.ts) has a nickname in races of other people. With their medians in a race of a group, and in a mode that
 * needs them.
 */
export async function findRacers(
  services: Services,
  { group, language, mode = "SPEED" }: RacersOf,
  userIds: readonly string[],
): Promise<readonly RacerIdentity[]> {
  const { database, now } = services;
  const bands = await findBands(services, { group, language }, userIds);
  const { id, displayName, avatarHash, madeInGroupId, publicConsent } = users;
  const rows = await database
    .select({ id, displayName, avatarHash, madeInGroupId, publicConsent })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const members = group === null ? null : await findMembers(database, group.id, userIds);
  const plain = userIds
    .flatMap((userId) => rows.find((row) => row.id === userId) ?? [])
    .map((row) => ({
      ...identify(row, members?.has(row.id) ?? false),
      band: bands.get(row.id) ?? null,
    }));
  if (group === null && mode !== "HANDICAP" && mode !== "TEAMS") return plain;
  const baselines = await findMedians(database, userIds, now());
  const withMedians = plain.map((racer) => ({ ...racer, baseline: baselines.get(racer.id) ?? null }));
  if (members === null) return withMedians;
  return withMedians.map((racer) => ({ ...racer, isMember: members.has(racer.id) }));
}

async function findMembers(
  database: Connection,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}

type Identified = Pick<UserRow, "id" | "displayName" | "avatarHash" | "madeInGroupId" | "publicConsent">;

/** @param isMember of the group of the race, where they are known by name. */
function identify(user: Identified, isMember: boolean): RacerIdentity {
  const { id, displayName: name, avatarHash, madeInGroupId: groupId } = user;
  const avatar = avatarPath(id, avatarHash);
  return isMember || !staysInGroups(user)
    ? { id, name, avatar }
    : { id, name: publicNickname(id), avatar: null, home: { groupId, name, avatar } };
}

type RacersOf = {
  readonly group: RaceSettings["group"];
  readonly language: Language;
  /** By speed if missing. */
  readonly mode?: RaceMode;
};

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The median speed of each of these people over the last seven days, in hundredths of a word a minute; who typed
 * nothing has none. Runs that are flagged do not
 * count, nor do exercises of the courses: drills of a few keys say little about prose.
 * @param now ms since 1970.
 */
export async function findMedians(
  database: Connection,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const recent = and(
    inArray(results.userId, [...userIds]),
    gte(results.startedAt, new Date(now - SEVEN_DAYS_MS)),
    eq(results.status, "VERIFIED"),
    ne(results.mode, "LESSON"),
  );
  const median = sql<number>`percentile_cont(0.5) within group (order by ${results.wpm})`;
  const rows = await database
    .select({ userId: results.userId, median })
    .from(results)
    .where(recent)
    .groupBy(results.userId);
  return new Map(rows.map((row) => [row.userId, Math.round(row.median * 100)]));
}

/**
 * The same people, told apart where the server gave several of them one nickname: "Witty Meerkat 2" for the second.
 * Names that people chose stay as they are.
 * @param present who is in the race already, and keeps their name.
 */
export function distinctNicknames(
  racers: readonly RacerIdentity[],
  present: readonly { readonly name: string }[] = [],
): readonly RacerIdentity[] {
  const taken = new Set(present.map(({ name }) => name));
  return racers.map((racer) => {
    const name = isNickname(racer.name) ? freeName(racer.name, taken) : racer.name;
    taken.add(name);
    return { ...racer, name };
  });
}

function freeName(nickname: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? nickname : `${nickname} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * The same people with the names for those who do not know them: on the big screen, where the group wants nicknames
 * there, and for people outside the group in any case. A nickname is always the same in one group, so that they know
 * themselves, and another in each group; it is none of those in the race.
 */
export function nameForWall(
  { group, nicknames }: Pick<RaceSettings, "group" | "nicknames">,
  racers: readonly RacerIdentity[],
  present: readonly { readonly outsideName: string | null }[] = [],
): readonly RacerIdentity[] {
  if (group === null) return racers;
  const taken = new Set(present.flatMap(({ outsideName }) => outsideName ?? []));
  return racers.map((racer) => {
    const outsideName = nicknameFor(`${group.id}:${racer.id}`, taken);
    taken.add(outsideName);
    return { ...racer, outsideName, ...(nicknames && { wallName: outsideName }) };
  });
}

/**
 * Whether the viewer may run a race: a coach of its group, or an admin, which is noted for the audit log. A race
 * without a group has a host instead.
 */
export async function conductsRace(
  { viewer, services }: Pick<Context, "viewer" | "services">,
  group: RaceGroup | null,
): Promise<boolean> {
  if (viewer === null || group === null) return false;
  if (isCoaching(await services.groupRoles.roleIn(group.id, viewer.userId))) return true;
  if (viewer.role !== "ADMIN") return false;
  noteAdminAct(group);
  return true;
}

/** Delay before unreachable races are tried again, in ms, and how often. */
const AGAIN_MS = 2_000;
const ATTEMPTS = 60;

/**
 * After a change of a group: people who are no longer in it lose their seats in its races, and the lobbies of an
 * archived or deleted group are closed.
 */
export async function removeFormerMembers(services: Services, groupId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await remove(services, groupId);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError) || attempt === ATTEMPTS) throw error;
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }
}

async function remove({ database, races }: Services, groupId: string): Promise<void> {
  const open = (await races.groups.of(groupId)).filter(({ state }) => !isOver(state));
  if (open.length === 0) return;
  const [group] = await database.select({ archivedAt: groups.archivedAt }).from(groups).where(eq(groups.id, groupId));
  const rows = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  const members = new Set(rows.map(({ userId }) => userId));
  await Promise.all(
    open.map(async (room) => {
      if (group === undefined || group.archivedAt !== null) await close(room);
      await room.dispatch((state) => ({
        kind: "remove",
        racerIds: state.racers
          .filter((racer) => isSeated(racer) && racer.isMember && !members.has(racer.id))
          .map(({ id }) => id),
      }));
    }),
  );
}

/** A running race may finish. One that has not begun is canceled. */
async function close(room: RaceRoom): Promise<void> {
  if (room.state.phase !== "RUNNING") await room.dispatch({ kind: "cancel", by: "", conducts: true });
}
