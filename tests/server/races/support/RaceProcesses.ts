import { setTimeout as sleep } from "node:timers/promises";
import { RedisPubSub } from "../../../../src/server/redis/PubSub";
import { RedisConnection } from "../../../../src/server/redis/RedisConnection";
import type { RaceState } from "../../../../src/engine/race/RaceState";
import type { RaceRows } from "../../../../src/server/races/RaceRegistry";
import { openRaces, type RaceRooms } from "../../../../src/server/races/RaceRooms";

/** One process's races, without a server around them. */
export type RaceProcess = {
  readonly races: RaceRooms;
  readonly redis: RedisConnection;
  /** Codes whose places this process has written. */
  readonly placed: string[];
  /** As `kill -9` does: no farewell. */
  kill(): void;
};

export type Places = (state: RaceState) => Promise<boolean>;

/** Rows in Postgres: none. */
const noRows: RaceRows = {
  note: () => Promise.resolve(),
  noteEvents: () => undefined,
  find: () => Promise.resolve(null),
  setRematch: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};

/** Opens the races of one more process of a Redis. */
export async function raceProcess(
  url: string,
  setPlaces: Places = () => Promise.resolve(true),
  idleMs = 60_000,
): Promise<RaceProcess> {
  const redis = await RedisConnection.open(url);
  const placed: string[] = [];
  const results = {
    save: () => Promise.resolve(),
    setPlaces: async (state: RaceState) => {
      const isDone = await setPlaces(state);
      if (isDone) placed.push(state.settings.code);
      return isDone;
    },
  };
  const races = await openRaces({
    redis,
    pubSub: new RedisPubSub(redis),
    results,
    registry: noRows,
    idleMs,
  });
  let isDead = false;
  return {
    races,
    redis,
    placed,
    kill: () => {
      if (isDead) return;
      isDead = true;
      // First the connection: nothing that is said while closing arrives anywhere.
      redis.close();
      races.close();
    },
  };
}

/** Waits for something that comes sooner or later. */
export async function until(isSo: () => unknown, ms = 20_000): Promise<void> {
  for (let waited = 0; waited < ms; waited += 25) {
    if (await isSo()) return;
    await sleep(25);
  }
  expect(await isSo()).toBeTruthy();
}
