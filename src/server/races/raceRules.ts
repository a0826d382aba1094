import { type RaceGroup, isSeated } from "../../engine/race/RaceState";
import type { Context, Services } from "../Context";
import { isCoaching } from "../groups/groups";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { groupMembers, groups } from "../database/userSchema";

import { ServiceUnavailableError } from "../transport/failures";
import type { RaceRoom } from "./RaceRoom";

/** Whether the viewer may run a race: a coach of its group, or an admin. A race without a group has a host instead. */
export async function conductsRace(
  { viewer, services }: Pick<Context, "viewer" | "services">,
  group: RaceGroup | null,
): Promise<boolean> {
  if (viewer === null || group === null) return false;
  return viewer.role === "ADMIN" || isCoaching(await services.groupRoles.roleIn(group.id, viewer.userId));
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
  const open = (await races.groups.of(groupId)).filter(
    ({ state }) => state.phase !== "FINISHED" && state.phase !== "CANCELLED",
  );
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
