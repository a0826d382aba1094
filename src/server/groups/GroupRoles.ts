import { and, eq } from "drizzle-orm";
import type { Database } from "../database/Database";
import { groupMembers, groups, type GroupMemberRow } from "../database/userSchema";
import type { Announcements } from "../redis/Announcements";

export type GroupRole = GroupMemberRow["role"];

/** Says the row id of a group. */
const CHANNEL = "group-changed";

/**
 * Who is what in which group, and whoever must know at once when that changes, in all processes. Row ids throughout.
 */
export class GroupRoles {
  readonly #database: Database;
  readonly #announcements: Announcements;

  constructor(database: Database, announcements: Announcements) {
    this.#database = database;
    this.#announcements = announcements;
  }

  /**
   * What somebody is in a group; null when they are not in it. Asked of the database each time: a right that was taken
   * away is gone.
   */
  async roleIn(groupId: string, userId: string): Promise<GroupRole | null> {
    const [row] = await this.#database
      .select({ role: groupMembers.role })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
    return row?.role ?? null;
  }

  /** The groups that somebody is in and that are not archived. */
  async groupsOf(userId: string): Promise<readonly { readonly groupId: string; readonly role: GroupRole }[]> {
    const rows = await this.#database
      .select({ groupId: groupMembers.groupId, role: groupMembers.role, archivedAt: groups.archivedAt })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(groupMembers.userId, userId));
    return rows.filter(({ archivedAt }) => archivedAt === null);
  }

  /**
   * Says that somebody came, went or became something else in a group, or that the group itself changed. Call it after
   * the transaction.
   */
  changed(groupId: string): void {
    this.#announcements.announce(CHANNEL, groupId);
  }

  /**
   * Tells of every change, whichever process made it.
   * @returns ends the telling.
   */
  onChanged(listener: (groupId: string) => void): () => void {
    return this.#announcements.listen(CHANNEL, listener);
  }

  /**
   * Tells when changes of other processes may have been missed: whatever is held is to be read anew.
   * @returns ends the telling.
   */
  onMissed(listener: () => void): () => void {
    return this.#announcements.onMissed(listener);
  }
}

/** Whether this is somebody who runs the group. */
export function isCoaching(role: GroupRole | null): boolean {
  return role === "OWNER" || role === "COACH";
}

declare module "../services" {
  interface Services {
    readonly groupRoles: GroupRoles;
  }
}
