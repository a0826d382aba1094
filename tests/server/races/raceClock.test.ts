import { setTimeout as sleep } from "node:timers/promises";
import { RaceClock } from "../../../src/server/races/RaceClock";
import { RedisAttendance } from "../../../src/server/races/RedisAttendance";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";

const MINUTES = 60_000;

test("goes on evenly, and is drawn near another time without ever going back", () => {
  const clock = new RaceClock(1_790_000_000_000);
  const before = clock.now();
  expect(before - 1_790_000_000_000).toBeLessThan(5_000);
  clock.approach(before - 2_000);
  expect(clock.now()).toBeGreaterThanOrEqual(before - 50);
  clock.approach(before + 2_900);
  clock.approach(before + 2_900);
  expect(clock.now()).toBeLessThan(before + 2_700);
  // A process that slept is late at once no more.
  clock.approach(before + 5 * MINUTES);
  expect(clock.now()).toBeGreaterThanOrEqual(before + 5 * MINUTES);
});

describe("of many processes", () => {
  let redis: TestRedis;
  const ends: (() => void)[] = [];

  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterEach(() => ends.splice(0).forEach((end) => end()));
  afterAll(() => redis.stop());

  const join = async () => {
    const connection = await RedisConnection.open(redis.url);
    const clock = new RaceClock(Date.now());
    const attendance = new RedisAttendance(connection, clock);
    ends.push(
      () => attendance.close(),
      () => connection.close(),
    );
    await attendance.open(() => Promise.resolve());
    return { clock, connection };
  };

  test("is that of Redis, and theirs alone once somebody set the clock of Redis", async () => {
    const [one, two] = [await join(), await join()];
    const [seconds, micros] = await one.connection.commands.time();
    expect(Math.abs(one.clock.now() - (Number(seconds) * 1_000 + Number(micros) / 1_000))).toBeLessThan(5_000);
    await sleep(1_500);
    // As if the clock of Redis had been five minutes behind, and were right from now on.
    const { clock: first } = one;
    first.set(first.now() - 5 * MINUTES);
    two.clock.set(two.clock.now() - 5 * MINUTES);
    const at = Number(await one.connection.commands.hget("races:clock", "at"));
    await one.connection.commands.hset("races:clock", "at", at - 5 * MINUTES);
    await sleep(2_500);
    const three = await join();
    for (const { clock } of [one, two, three])
      expect(Math.abs(clock.now() - (Date.now() - 5 * MINUTES))).toBeLessThan(10_000);
  }, 30_000);
});
