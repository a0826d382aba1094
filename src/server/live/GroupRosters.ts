import type { GroupRoles } from "../groups/groupRights";
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { byDisplayName } from "../groups/memberships";
import type { GroupSettings } from "../../contract/groupRules";
import { type Database } from "../database/Database";
import { toGlobalId } from "../globalIds";
import { groupMembers, groups, users } from "../database/userSchema";
import { groupSeats, groupWalls } from "../database/groupSchema";

/** Delay before a failed read is retried, in ms. */
const AGAIN_MS = 1_000;

type Entry = {
  roster: GroupRoster | null;
  /** The read in progress or the last one; other callers wait for it. */
  reading: Promise<void>;
  /** A change arrived during the read, so it is read again. */
  isStale: boolean;
  readonly listeners: Set<() => void>;
};

/**
 * Rosters of the groups that users in this process watch or belong to. Each is read once and again after every change,
 * so that snapshots need no query.
 */
export class GroupRosters {
  readonly #load: (groupId: string) => Promise<GroupRoster | null>;
  readonly #entries = new Map<string, Entry>();
  readonly #unlisten: () => void;

  constructor(load: (groupId: string) => Promise<GroupRoster | null>, roles: GroupRoles) {
    this.#load = load;
    const unlisten = [roles.onChanged((groupId) => this.refresh(groupId)), roles.onMissed(() => this.#refreshAll())];
    this.#unlisten = () => unlisten.forEach((end) => end());
  }

  /** Keeps a group's roster until the returned function is called. Calls back each time it was read again. */
  hold(groupId: string, changed: () => void): () => void {
    const entry = this.#entries.get(groupId) ?? this.#open(groupId);
    // A wrapper, because the same function may be added twice.
    const listener = () => changed();
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0 && this.#entries.get(groupId) === entry) this.#entries.delete(groupId);
    };
  }

  /** The current roster of a held group; null before it is read, and when the group is deleted or archived. */
  find(groupId: string): GroupRoster | null {
    return this.#entries.get(groupId)?.roster ?? null;
  }

  /** The same, after it is read. */
  async read(groupId: string): Promise<GroupRoster | null> {
    await this.#entries.get(groupId)?.reading;
    return this.find(groupId);
  }

  /** Reads a group again if it is held. */
  refresh(groupId: string): void {
    const entry = this.#entries.get(groupId);
    if (!entry || entry.isStale) return;
    entry.isStale = true;
    entry.reading = entry.reading.then(() => this.#read(groupId, entry));
  }

  close(): void {
    this.#unlisten();
    this.#entries.clear();
  }

  #refreshAll(): void {
    for (const groupId of this.#entries.keys()) this.refresh(groupId);
  }

  #open(groupId: string): Entry {
    const entry: Entry = { roster: null, reading: Promise.resolve(), isStale: true, listeners: new Set() };
    this.#entries.set(groupId, entry);
    entry.reading = this.#read(groupId, entry);
    return entry;
  }

  async #read(groupId: string, entry: Entry): Promise<void> {
    entry.isStale = false;
    try {
      entry.roster = await this.#load(groupId);
    } catch {
      // When the read fails, all rights end; clients that still have them come back.
      entry.roster = null;
      setTimeout(() => this.refresh(groupId), AGAIN_MS).unref();
    }
    for (const changed of entry.listeners) changed();
  }
}

/**
 * A member as shown on live views. `id` and `globalUserId` are encoded once, because a busy live view is written five
 * times a second.
 */
export type RosterMember = {
  readonly userId: string;
  readonly name: string;
  readonly id: string;
  readonly globalUserId: string;
};

/** The people in a group that is not archived. */
export type GroupRoster = {
  readonly groupId: string;
  readonly name: string;
  readonly settings: GroupSettings;
  /** Members with role MEMBER, by name. */
  readonly members: ReadonlyMap<string, RosterMember>;
  /** Names of the coaches and owners, who may watch the members. */
  readonly coaches: ReadonlyMap<string, string>;
  /** Changes when anything but the members changes, including which coach is the owner. */
  readonly stamp: string;
  /** Changes when somebody sits elsewhere. */
  readonly seatingStamp: string;
};

/** Null when the group does not exist or is archived, because then no one may watch it. */
export async function loadRoster(database: Database, groupId: string): Promise<GroupRoster | null> {
  const rows = await database
    .select({
      groupName: groups.name,
      settings: groups.settings,
      archivedAt: groups.archivedAt,
      userId: users.id,
      name: users.displayName,
      role: groupMembers.role,
      seat: groupSeats.seat,
      seatColumns: groupWalls.seatColumns,
    })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(groupSeats, and(eq(groupSeats.groupId, groups.id), eq(groupSeats.userId, users.id)))
    .leftJoin(groupWalls, eq(groupWalls.groupId, groups.id))
    .where(eq(groups.id, groupId))
    .orderBy(...byDisplayName);
  const [first] = rows;
  if (!first || first.archivedAt !== null) return null;
  const seated = rows.filter(({ role }) => role === "MEMBER");
  const members = seated.map(({ userId, name }) => [userId, memberOf(groupId, userId, name)] as const);
  const leading = rows.filter(({ role }) => role !== "MEMBER");
  const coaches = leading.map(({ userId, name }) => [userId, name] as const);
  const stamp = stampOf([
    groupId,
    first.groupName,
    first.settings,
    leading.map(({ userId, name, role }) => [userId, name, role]),
  ]);
  return {
    groupId,
    name: first.groupName,
    settings: first.settings,
    members: new Map(members),
    coaches: new Map(coaches),
    stamp,
    seatingStamp: stampOf([first.seatColumns, seated.map(({ userId, seat }) => [userId, seat])]),
  };
}

function stampOf(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}

function memberOf(groupId: string, userId: string, name: string): RosterMember {
  return {
    userId,
    name,
    id: toGlobalId("LiveMember", `${groupId}:${userId}`),
    globalUserId: toGlobalId("User", userId),
  };
}

/** A user who follows news about their groups: the groups they are in, each held as long as they are in it. */
type HeldUser = { uses: number; readonly groups: Map<string, () => void>; reading: Promise<boolean> };

/** The groups of all users with an open page, kept up to date after one query when they connect. */
export class Memberships {
  readonly #roles: GroupRoles;
  readonly #rosters: GroupRosters;
  readonly #changed: (userId: string) => void;
  readonly #users = new Map<string, HeldUser>();
  readonly #unlisten: () => void;

  /** @param changed called for each user whose groups or roles have changed. */
  constructor(roles: GroupRoles, rosters: GroupRosters, changed: (userId: string) => void) {
    this.#roles = roles;
    this.#rosters = rosters;
    this.#changed = changed;
    const unlisten = [
      roles.onChanged((groupId) => void this.#discover(groupId)),
      roles.onMissed(() => void this.#discoverAll()),
    ];
    this.#unlisten = () => unlisten.forEach((end) => end());
  }

  /** Keeps a user's groups until the returned function is called. */
  hold(userId: string): () => void {
    const user = this.#users.get(userId) ?? this.#open(userId);
    user.uses += 1;
    return () => {
      user.uses -= 1;
      if (user.uses > 0 || this.#users.get(userId) !== user) return;
      this.#users.delete(userId);
      for (const release of user.groups.values()) release();
    };
  }

  /** Whether the groups of a held user could be read. Waits until they are. */
  async read(userId: string): Promise<boolean> {
    return (await this.#users.get(userId)?.reading) ?? false;
  }

  /** The rosters of the groups that a held user is in. */
  of(userId: string): GroupRoster[] {
    return [...(this.#users.get(userId)?.groups.keys() ?? [])].flatMap((groupId) => this.#rosters.find(groupId) ?? []);
  }

  close(): void {
    this.#unlisten();
  }

  #open(userId: string): HeldUser {
    const user: HeldUser = { uses: 0, groups: new Map(), reading: Promise.resolve(false) };
    this.#users.set(userId, user);
    user.reading = this.#readGroups(userId, user).catch(() => {
      // The next one to hold this user tries again.
      if (this.#users.get(userId) === user) this.#users.delete(userId);
      return false;
    });
    return user;
  }

  async #readGroups(userId: string, user: HeldUser): Promise<boolean> {
    const ofUser = await this.#roles.groupsOf(userId);
    if (this.#users.get(userId) !== user) return false;
    for (const { groupId } of ofUser) this.#join(userId, user, groupId);
    await Promise.all(ofUser.map(({ groupId }) => this.#rosters.read(groupId)));
    return true;
  }

  #join(userId: string, user: HeldUser, groupId: string): void {
    if (user.groups.has(groupId)) return;
    user.groups.set(
      groupId,
      this.#rosters.hold(groupId, () => this.#check(userId, user, groupId)),
    );
  }

  /** Runs when a roster was read again, and releases it for a user who is no longer in it. */
  #check(userId: string, user: HeldUser, groupId: string): void {
    const roster = this.#rosters.find(groupId);
    // A missing roster is no reason to release: the group may be restored, or the database may come back.
    if (roster && !roster.members.has(userId) && !roster.coaches.has(userId)) {
      user.groups.get(groupId)?.();
      user.groups.delete(groupId);
    }
    this.#changed(userId);
  }

  /** Any user may have joined groups meanwhile. If the database is unreachable too, the known groups are kept. */
  async #discoverAll(): Promise<void> {
    const read = async (userId: string, user: HeldUser) => {
      if (await this.#readGroups(userId, user)) this.#changed(userId);
    };
    await Promise.allSettled([...this.#users].map(([userId, user]) => read(userId, user)));
  }

  /** A held user may have joined this group. One read serves all of them. */
  async #discover(groupId: string): Promise<void> {
    const release = this.#rosters.hold(groupId, () => {});
    const roster = await this.#rosters.read(groupId);
    for (const userId of [...(roster?.members.keys() ?? []), ...(roster?.coaches.keys() ?? [])]) {
      const user = this.#users.get(userId);
      if (!user || user.groups.has(groupId)) continue;
      this.#join(userId, user, groupId);
      this.#changed(userId);
    }
    release();
  }
}
