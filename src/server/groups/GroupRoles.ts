import { and, eq } from "drizzle-orm";
import type { Database } from "../database/Database";
import { groupMembers, groups, type GroupMemberRow } from "../database/groupSchema";

export type GroupRole = GroupMemberRow["role"];

/** Who is what in which group, and whoever must know at once when that changes. Row ids throughout. */
export class GroupRoles {
  readonly #database: Database;
  readonly #listeners = new Set<(groupId: string) => void>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** What somebody is in a group; null when they are not in it. Asked of the database each time: a right that was taken away is gone. */
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

  /** Says that somebody came, went or became something else in a group, or that the group itself changed. Call it after the transaction. */
  changed(groupId: string): void {
    for (const listener of this.#listeners) listener(groupId);
  }

  /**
   * Tells of every change of this process.
   * @returns ends the telling.
   */
  onChanged(listener: (groupId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Whether this is somebody who runs the group. */
export function isCoaching(role: GroupRole | null): boolean {
  return role === "OWNER" || role === "COACH";
}
