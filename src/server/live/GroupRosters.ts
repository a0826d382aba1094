import type { GroupRoles } from "../groups/GroupRoles";
import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { GroupSettings } from "../../contract/groupRules";
import { inNameOrder } from "../database/inNameOrder";
import type { Database } from "../database/Database";
import { toGlobalId } from "../graphql/pagination";
import { groupMembers, groups, users } from "../database/userSchema";

/** After a reading that failed it is tried again, in ms. */
const AGAIN_MS = 1_000;

type Entry = {
  roster: GroupRoster | null;
  /** The reading that is under way or done; what is asked meanwhile waits for it. */
  reading: Promise<void>;
  /** A change came while it was read: it is read once more. */
  isStale: boolean;
  readonly listeners: Set<() => void>;
};

/**
 * Who is in the groups that somebody here watches or belongs to: read once, and again after each change, so that
 * snapshots ask no database.
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

  /** Keeps a group's roster until the returned function is called; calls back whenever it was read anew. */
  hold(groupId: string, changed: () => void): () => void {
    const entry = this.#entries.get(groupId) ?? this.#open(groupId);
    // One and the same function may be given twice.
    const listener = () => changed();
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0 && this.#entries.get(groupId) === entry) this.#entries.delete(groupId);
    };
  }

  /**
   * What is known now of a group that is held; null while it is not read yet, and when the group is gone or archived.
   */
  find(groupId: string): GroupRoster | null {
    return this.#entries.get(groupId)?.roster ?? null;
  }

  /** The same, once it is read. */
  async read(groupId: string): Promise<GroupRoster | null> {
    await this.#entries.get(groupId)?.reading;
    return this.find(groupId);
  }

  /** Reads a group anew, if it is held. */
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
      // Who cannot be looked up has no right: those who have it come back.
      entry.roster = null;
      setTimeout(() => this.refresh(groupId), AGAIN_MS).unref();
    }
    for (const changed of entry.listeners) changed();
  }
}

/** A member as walls show them. `id` and `globalUserId` are made once: a busy wall is written five times a second. */
export type RosterMember = {
  readonly userId: string;
  readonly name: string;
  readonly id: string;
  readonly globalUserId: string;
};

/** Who is in a group that is in use. */
export type GroupRoster = {
  readonly groupId: string;
  readonly name: string;
  readonly settings: GroupSettings;
  /** Those whose role is MEMBER, by name. */
  readonly members: ReadonlyMap<string, RosterMember>;
  /** Names of those who may watch them. */
  readonly coaches: ReadonlyMap<string, string>;
  /** Names all of this but its members, and who of the coaches is the owner: another one when any of it has changed. */
  readonly stamp: string;
};

/** Null when there is no such group, or it is archived: nobody watches there. */
export async function loadRoster(database: Database, groupId: string): Promise<GroupRoster | null> {
  const rows = await database
    .select({
      groupName: groups.name,
      settings: groups.settings,
      archivedAt: groups.archivedAt,
      userId: users.id,
      name: users.displayName,
      role: groupMembers.role,
    })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groups.id, groupId))
    .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
  const [first] = rows;
  if (!first || first.archivedAt !== null) return null;
  const members = rows
    .filter(({ role }) => role === "MEMBER")
    .map(({ userId, name }) => [userId, memberOf(groupId, userId, name)] as const);
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

/** Somebody who is told about their groups: which they are in, each kept until they are not. */
type Known = { uses: number; readonly groups: Map<string, () => void>; reading: Promise<boolean> };

/** The groups of everybody who is here, kept up to date: asked of the database once when they come. */
export class Memberships {
  readonly #roles: GroupRoles;
  readonly #rosters: GroupRosters;
  readonly #changed: (userId: string) => void;
  readonly #known = new Map<string, Known>();
  readonly #unlisten: () => void;

  /** @param changed hears of everybody whose groups, or whose part in one, are otherwise than before. */
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

  /** Keeps somebody's groups until the returned function is called. */
  hold(userId: string): () => void {
    const known = this.#known.get(userId) ?? this.#open(userId);
    known.uses += 1;
    return () => {
      known.uses -= 1;
      if (known.uses > 0 || this.#known.get(userId) !== known) return;
      this.#known.delete(userId);
      for (const release of known.groups.values()) release();
    };
  }

  /** Whether the groups of somebody who is held are known, once they were read; false when they could not be. */
  async read(userId: string): Promise<boolean> {
    return (await this.#known.get(userId)?.reading) ?? false;
  }

  /** The rosters in which somebody who is held is. */
  of(userId: string): GroupRoster[] {
    return [...(this.#known.get(userId)?.groups.keys() ?? [])].flatMap((groupId) => this.#rosters.find(groupId) ?? []);
  }

  close(): void {
    this.#unlisten();
  }

  #open(userId: string): Known {
    const known: Known = { uses: 0, groups: new Map(), reading: Promise.resolve(false) };
    this.#known.set(userId, known);
    known.reading = this.#readGroups(userId, known).catch(() => {
      // Whoever comes next asks again.
      if (this.#known.get(userId) === known) this.#known.delete(userId);
      return false;
    });
    return known;
  }

  async #readGroups(userId: string, known: Known): Promise<boolean> {
    const ofUser = await this.#roles.groupsOf(userId);
    if (this.#known.get(userId) !== known) return false;
    for (const { groupId } of ofUser) this.#join(userId, known, groupId);
    await Promise.all(ofUser.map(({ groupId }) => this.#rosters.read(groupId)));
    return true;
  }

  #join(userId: string, known: Known, groupId: string): void {
    if (known.groups.has(groupId)) return;
    known.groups.set(
      groupId,
      this.#rosters.hold(groupId, () => this.#check(userId, known, groupId)),
    );
  }

  /** A roster was read anew: whoever is not in it any more lets it go. */
  #check(userId: string, known: Known, groupId: string): void {
    const roster = this.#rosters.find(groupId);
    // An archived group may come back, and so does a database that was away.
    if (roster && !roster.members.has(userId) && !roster.coaches.has(userId)) {
      known.groups.get(groupId)?.();
      known.groups.delete(groupId);
    }
    this.#changed(userId);
  }

  /**
   * Everybody who is here may have come into groups. A database that is away too is no reason to let go of what is
   * known.
   */
  async #discoverAll(): Promise<void> {
    const read = async (userId: string, known: Known) => {
      if (await this.#readGroups(userId, known)) this.#changed(userId);
    };
    await Promise.allSettled([...this.#known].map(([userId, known]) => read(userId, known)));
  }

  /** Somebody who is here may have come into a group. One reading serves all. */
  async #discover(groupId: string): Promise<void> {
    const release = this.#rosters.hold(groupId, () => {});
    const roster = await this.#rosters.read(groupId);
    for (const userId of [...(roster?.members.keys() ?? []), ...(roster?.coaches.keys() ?? [])]) {
      const known = this.#known.get(userId);
      if (!known || known.groups.has(groupId)) continue;
      this.#join(userId, known, groupId);
      this.#changed(userId);
    }
    release();
  }
}
