import { and, count, eq } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { inTransaction, type Transaction } from "../database/Database";
import { groupMembers, groups, users } from "../database/userSchema";
import type { Services } from "../Context";
import type { MappedGroup } from "./readProviders";

/**
 * Adds a user to the groups that the host mapped from a provider's claims. Nobody is removed, and a role only goes up
 * from member to coach. A group that is gone, archived or full is left out, and so are groups beyond what one user may
 * have.
 */
export async function addToMappedGroups(
  { database, groupRoles, now }: Services,
  userId: string,
  mapped: readonly MappedGroup[],
): Promise<void> {
  for (const { groupId, role } of mapped) {
    const isChanged = await inTransaction(database, (transaction) =>
      addTo(transaction, { userId, groupId, role, joinedAt: new Date(now()) }),
    );
    if (isChanged) groupRoles.changed(groupId);
  }
}

type Place = MappedGroup & { readonly userId: string; readonly joinedAt: Date };

async function addTo(transaction: Transaction, place: Place): Promise<boolean> {
  // The group before the user, as everywhere, so that no two transactions wait for each other.
  const [group] = await transaction.select().from(groups).where(eq(groups.id, place.groupId)).for("update");
  if (!group || group.archivedAt !== null) return false;
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, place.userId)).for("no key update");
  const isHere = and(eq(groupMembers.groupId, place.groupId), eq(groupMembers.userId, place.userId));
  const [present] = await transaction.select({ role: groupMembers.role }).from(groupMembers).where(isHere);
  if (present) {
    if (present.role !== "MEMBER" || place.role === "MEMBER") return false;
    await transaction.update(groupMembers).set({ role: place.role }).where(isHere);
    return true;
  }
  const [members] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, place.groupId));
  const [joined] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.userId, place.userId));
  if ((members?.number ?? 0) >= limits.groupMembers || (joined?.number ?? 0) >= limits.groupsOfOne) return false;
  await transaction.insert(groupMembers).values(place);
  return true;
}
