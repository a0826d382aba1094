import { eq } from "drizzle-orm";
import { groupMembers, groups } from "../database/groupSchema";
import { isSeated } from "../../engine/race/seatedRacer";
import type { Services } from "../services";
import type { RaceRoom } from "./RaceRoom";

/** A group changed: whoever is no longer in it loses their seat in its races, and the lobbies of a group that rests or is gone are closed. */
export async function removeLeavers({ database, races }: Services, groupId: string): Promise<void> {
  const open = races.groups.of(groupId).filter(({ state }) => state.phase !== "FINISHED" && state.phase !== "CANCELLED");
  if (open.length === 0) return;
  const [group] = await database.select({ archivedAt: groups.archivedAt }).from(groups).where(eq(groups.id, groupId));
  const rows = await database.select({ userId: groupMembers.userId }).from(groupMembers).where(eq(groupMembers.groupId, groupId));
  const members = new Set(rows.map(({ userId }) => userId));
  for (const room of open) {
    if (group === undefined || group.archivedAt !== null) close(room);
    const gone = room.state.racers.filter((racer) => isSeated(racer) && racer.isMember && !members.has(racer.id));
    if (gone.length > 0) room.dispatch({ kind: "remove", racerIds: gone.map(({ id }) => id) });
  }
}

/** What runs may end; what has not begun does not begin. */
function close(room: RaceRoom): void {
  if (room.state.phase !== "RUNNING") room.dispatch({ kind: "cancel", by: "", conducts: true });
}
