import { setTimeout as sleep } from "node:timers/promises";
import { MemoryPubSub, RedisPubSub } from "../../../src/server/redis/PubSub";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";

let redis: TestRedis;
const open: RedisConnection[] = [];

const join = async () => {
  const connection = await RedisConnection.open(redis.url);
  open.push(connection);
  return new RedisPubSub(connection);
};

const until = async (isSo: () => boolean) => {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt += 1) await sleep(25);
  expect(isSo()).toBe(true);
};

beforeAll(async () => {
  redis = await startTestRedis();
});

afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});

afterAll(() => redis.stop());

test("what one process says, all that listen hear, in order, itself included and once", async () => {
  const [one, two] = [await join(), await join()];
  const heard: string[][] = [[], []];
  one.subscribe("groups", (text) => heard[0]?.push(text));
  two.subscribe("groups", (text) => heard[1]?.push(text));
  await sleep(100);
  one.publish("groups", "a");
  one.publish("groups", "b");
  one.publish("others", "c");
  await until(() => heard[1]?.length === 2);
  expect(heard).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
});

test("who stopped listening hears nothing any more, also of what others say", async () => {
  const [one, two] = [await join(), await join()];
  const heard: string[] = [];
  const stop = two.subscribe("groups", (text) => heard.push(text));
  await sleep(100);
  one.publish("groups", "before");
  await until(() => heard.length === 1);
  stop();
  stop();
  one.publish("groups", "after");
  two.publish("groups", "own");
  await sleep(200);
  expect(heard).toEqual(["before"]);
});

test("that others are not heard is told once, after a moment; a Redis that is back at once was never away", async () => {
  const one = await join();
  let losses = 0;
  one.onLost(() => (losses += 1));
  await redis.kill();
  await redis.restart();
  await sleep(1_500);
  expect([one.isConnected, losses]).toEqual([true, 0]);
  await redis.kill();
  await until(() => !one.isConnected);
  await sleep(500);
  expect(losses).toBe(1);
  await redis.restart();
  await until(() => one.isConnected);
});

test("while Redis is away a process hears itself, and afterwards is told that it may have missed something", async () => {
  const [one, two] = [await join(), await join()];
  const heard: string[] = [];
  let missed = 0;
  one.onMissed(() => (missed += 1));
  two.subscribe("groups", (text) => heard.push(`two ${text}`));
  one.subscribe("groups", (text) => heard.push(`one ${text}`));
  await redis.kill();
  one.publish("groups", "alone");
  expect(heard).toEqual(["one alone"]);
  expect(missed).toBe(0);
  await redis.restart();
  await until(() => missed === 1);
  await sleep(1_500);
  two.publish("groups", "together");
  await until(() => heard.includes("one together"));
  expect(heard).toEqual(["one alone", "two together", "one together"]);
});

test("a process by itself hears what it says", () => {
  const alone = new MemoryPubSub();
  const heard: string[] = [];
  const stop = alone.subscribe("groups", (text) => heard.push(text));
  alone.publish("groups", "a");
  stop();
  alone.publish("groups", "b");
  expect(heard).toEqual(["a"]);
});

test("an address where no Redis answers is told as such", async () => {
  await expect(RedisConnection.open("redis://:secret@127.0.0.1:1/0")).rejects.toThrow(
    /^REDIS_URL points to redis:\/\/127\.0\.0\.1:1, but connect ECONNREFUSED/u,
  );
});
