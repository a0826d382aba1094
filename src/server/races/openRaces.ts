import type { Announcements } from "../redis/Announcements";
import type { RedisConnection } from "../redis/RedisConnection";
import { soleAttendance } from "./Attendance";
import { MemoryRaceLog } from "./MemoryRaceLog";
import { RaceClock } from "./RaceClock";
import type { RaceRows } from "./RaceRegistry";
import type { RaceResults } from "./RaceResults";
import { RaceRooms } from "./RaceRooms";
import { RedisAttendance } from "./RedisAttendance";
import { RedisRaceLog } from "./RedisRaceLog";

export type RacesSetup = {
  readonly redis: RedisConnection | null;
  readonly announcements: Announcements;
  readonly results: Pick<RaceResults, "keep" | "setPlaces">;
  readonly registry: RaceRows;
  readonly idleMs?: number;
};

/** The races of this process, or what it sees of those of many. */
export async function openRaces({ redis, ...options }: RacesSetup): Promise<RaceRooms> {
  const clock = new RaceClock(Date.now());
  const { now } = clock;
  if (redis === null) {
    // Without a race the computer's clock may be right again, and a computer that slept is late.
    return new RaceRooms({
      ...options,
      log: new MemoryRaceLog(),
      attendance: soleAttendance,
      now,
      whenQuiet: () => clock.set(Date.now()),
    });
  }
  const attendance = new RedisAttendance(redis, clock);
  const races = new RaceRooms({
    ...options,
    log: new RedisRaceLog(redis),
    attendance,
    now,
    onClose: () => attendance.close(),
  });
  await attendance.open((code, userId) => races.abandon(code, userId));
  return races;
}
