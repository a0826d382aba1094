import { limits } from "../../contract/limits";
import { fromGlobalId } from "../graphql/rowId";
import { findGroups } from "../groups/findGroups";
import type { Services } from "../services";
import type { LiveTopic } from "../transport/LiveTopic";

/** The list of open races changes at most once a second. */
const BOARD_INTERVAL_MS = 1_000;

/** A race that is followed: its snapshots, and who of its racers is there. Null when there is no such race. */
export async function raceTopic(code: unknown, { races }: Services): Promise<LiveTopic | null> {
  const room = typeof code === "string" ? await races.find(code) : null;
  if (!room) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: () => (room.isClosed ? null : room),
    watch: (changed) => room.watch(changed),
    attend: (userId) => room.attend(userId),
  };
}

/** A race on the big screen: news come twice as often as to racers, and whoever looks takes no part by it. */
export async function raceWallTopic(code: unknown, services: Services): Promise<LiveTopic | null> {
  const topic = await raceTopic(code, services);
  return topic && { intervalMs: limits.wallIntervalMs, current: () => topic.current(), watch: (changed) => topic.watch(changed) };
}

/** The races of a group, for those who are in it. */
export function groupRacesTopic(groupId: unknown, { races, database, groupRoles }: Services): LiveTopic | null {
  const id = typeof groupId === "string" ? fromGlobalId("Group", groupId) : null;
  if (id === null) return null;
  const ofGroup = (changed: () => void) => (other: string) => void (other === id && changed());
  return {
    intervalMs: BOARD_INTERVAL_MS,
    current: () => ({ raceGroupId: id, all: races }),
    watch: (changed) => races.groups.watch(ofGroup(changed)),
    rights: {
      allows: async (viewer) => (await findGroups(database, viewer, [id])).length > 0,
      watch: (changed) => groupRoles.onChanged(ofGroup(changed)),
    },
  };
}

/** The list of open races. */
export function raceBoardTopic({ races }: Services): LiveTopic {
  return { intervalMs: BOARD_INTERVAL_MS, current: () => ({ rooms: races }), watch: (changed) => races.watchBoard(changed) };
}
