import { limits } from "../../contract/limits";
import type { Viewer } from "../graphql/Context";
import { fromGlobalId } from "../graphql/rowId";
import { findGroups } from "../groups/groups";
import type { Services } from "../services";
import type { LiveTopic } from "../transport/LiveTopic";
import { watchAudience, type RaceAudience, type RaceView } from "./RaceView";

/** The list of open races changes at most once a second. */
const BOARD_INTERVAL_MS = 1_000;

/** A race that is followed: its snapshots, and who of its racers is there. Null when there is no such race. */
export async function raceTopic(code: unknown, viewer: Viewer | null, services: Services): Promise<LiveTopic | null> {
  const room = typeof code === "string" ? await services.races.find(code) : null;
  if (!room) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: (audience) => (room.isClosed ? null : ({ room, audience: readAudience(audience) } satisfies RaceView)),
    watch: (changed) => room.watch(changed),
    audience: await watchAudience(room, viewer, services),
    attend: (userId) => room.attend(userId),
  };
}

/** A race on the big screen: news come twice as often as to racers, and whoever looks takes no part by it. */
export async function raceWallTopic(
  code: unknown,
  viewer: Viewer | null,
  services: Services,
): Promise<LiveTopic | null> {
  const topic = await raceTopic(code, viewer, services);
  if (!topic) return null;
  const { attend: _, ...shown } = topic;
  return { ...shown, intervalMs: limits.wallIntervalMs };
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

function readAudience(text: string): RaceAudience {
  if (text === "INSIDER") return text;
  return text.startsWith("OWN ") ? `OWN ${text.slice(4)}` : "OUTSIDER";
}

/** The list of open races. */
export function raceBoardTopic({ races }: Services): LiveTopic {
  return {
    intervalMs: BOARD_INTERVAL_MS,
    current: () => ({ rooms: races }),
    watch: (changed) => races.watchBoard(changed),
  };
}
