import { and, eq, inArray } from "drizzle-orm";
import type { RaceSettings, RacerIdentity } from "../../engine/race/RaceState";
import { avatarPath } from "../avatars/avatars";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import type { Services } from "../services";
import { findBaselines } from "./findBaselines";

/**
 * People as a race shows them, in the order asked for; accounts that are gone are left out. In a race of a group with
 * what its modes need.
 */
export async function findRacers(
  { database, now }: Services,
  { group }: Pick<RaceSettings, "group">,
  userIds: readonly string[],
): Promise<readonly RacerIdentity[]> {
  const rows = await database
    .select({ id: users.id, name: users.displayName, avatarHash: users.avatarHash })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const plain = userIds
    .flatMap((userId) => rows.find(({ id }) => id === userId) ?? [])
    .map(({ id, name, avatarHash }) => ({ id, name, avatar: avatarPath(id, avatarHash) }));
  if (group === null) return plain;
  const within = and(eq(groupMembers.groupId, group.id), inArray(groupMembers.userId, [...userIds]));
  const members = new Set(
    (await database.select({ userId: groupMembers.userId }).from(groupMembers).where(within)).map(
      ({ userId }) => userId,
    ),
  );
  const baselines = await findBaselines(database, userIds, now());
  return plain.map((racer) => ({
    ...racer,
    isMember: members.has(racer.id),
    baseline: baselines.get(racer.id) ?? null,
  }));
}
