import type { GroupRoster } from "./GroupRoster";
import type { GroupRosters } from "./GroupRosters";
import type { GroupRoles } from "../groups/GroupRoles";

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
    const groups = await this.#roles.groupsOf(userId);
    if (this.#known.get(userId) !== known) return false;
    for (const { groupId } of groups) this.#join(userId, known, groupId);
    await Promise.all(groups.map(({ groupId }) => this.#rosters.read(groupId)));
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
