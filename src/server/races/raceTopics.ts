import { limits } from "../../contract/limits";
import type { Services } from "../services";
import type { LiveTopic } from "../transport/LiveTopic";

/** The list of open races changes at most once a second. */
const BOARD_INTERVAL_MS = 1_000;

/** A race that is followed: its snapshots, and who of its racers is there. Null when there is no such race. */
export function raceTopic(code: unknown, { races }: Services): LiveTopic | null {
  const room = typeof code === "string" ? races.find(code) : null;
  if (!room) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: () => (races.find(room.code) === room ? room : null),
    watch: (changed) => room.watch(changed),
    attend: (userId) => room.attend(userId),
  };
}

/** The list of open races. */
export function raceBoardTopic({ races }: Services): LiveTopic {
  return { intervalMs: BOARD_INTERVAL_MS, current: () => ({ rooms: races }), watch: (changed) => races.watchBoard(changed) };
}
