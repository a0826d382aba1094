import { and, eq } from "drizzle-orm";
import type { Database } from "../database/Database";
import { groupMembers, groups, type GroupMemberRow } from "../database/userSchema";
import type { Announcements } from "../redis/Announcements";

export type GroupRole = GroupMemberRow["role"];

/** Its messages are row ids of groups. */
const CHANNEL = "group-changed";

/** Reads roles in groups, and notifies listeners in all processes when they change. Row ids throughout. */
export class GroupRoles {
  readonly #database: Database;
  readonly #announcements: Announcements;

  constructor(database: Database, announcements: Announcements) {
    this.#database = database;
    this.#announcements = announcements;
  }

  /**
   * A user's role in a group; null when they are not in it. Read from the database each time, so that a removed right
   * is gone at once.
   */
  async roleIn(groupId: string, userId: string): Promise<GroupRole | null> {
    const [row] = await this.#database
      .select({ role: groupMembers.role })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
    return row?.role ?? null;
  }

  /** The groups of a user that are not archived. */
  async groupsOf(userId: string): Promise<readonly { readonly groupId: string; readonly role: GroupRole }[]> {
    const rows = await this.#database
      .select({ groupId: groupMembers.groupId, role: groupMembers.role, archivedAt: groups.archivedAt })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(groupMembers.userId, userId));
    return rows.filter(({ archivedAt }) => archivedAt === null);
  }

  /** Announces that a group, its members or their roles changed. Call it after the transaction. */
  changed(groupId: string): void {
    this.#announcements.announce(CHANNEL, groupId);
  }

  /**
   * Calls the listener on every change, in whichever process it was made.
   * @returns removes the listener.
   */
  onChanged(listener: (groupId: string) => void): () => void {
    return this.#announcements.listen(CHANNEL, listener);
  }

  /**
   * Calls the listener when changes in other processes may have been missed and cached data must be read again.
   * @returns removes the listener.
   */
  onMissed(listener: () => void): () => void {
    return this.#announcements.onMissed(listener);
  }
}

/** Whether a role may run the group. */
export function isCoaching(role: GroupRole | null): boolean {
  return role === "OWNER" || role === "COACH";
}

declare module "../services" {
  interface Services {
    readonly groupRoles: GroupRoles;
  }
}
