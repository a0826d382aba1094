import { Redis } from "ioredis";
import { RedisPubSub } from "../../../src/server/redis/PubSub";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import { redisCpuMs } from "../scale/redisCpuMs";

/** What a message of one process to all others costs, in ms of CPU. */
export type NewsCost = {
  /** Each process that hears it. */
  readonly hearMs: number;
  /** Redis, for each process that it is sent to. */
  readonly deliverMs: number;
};

const MESSAGES = 100_000;
/** As many as come together when a hundred processes say something. */
const AT_ONCE = 10;
const CHANNEL = "cost";

/** Redis publishes by itself, so that this process only hears, which includes sending almost nothing. */
const PUBLISH = `for i = 1, ${AT_ONCE} do redis.call('publish', KEYS[1], ARGV[1]) end`;

/** Measures it on a Redis. */
export async function measureNewsCost(url: string): Promise<NewsCost> {
  const connection = await RedisConnection.open(url);
  const publisher = new Redis(url);
  try {
    const pubSub = new RedisPubSub(connection);
    const heard = { count: 0 };
    pubSub.subscribe(CHANNEL, () => (heard.count += 1));
    // Until the subscription is there, nothing is heard.
    while (heard.count === 0) await publish(publisher);
    const before = [process.cpuUsage(), await redisCpuMs(url)] as const;
    const from = heard.count;
    while (heard.count - from < MESSAGES) await publish(publisher);
    const { user, system } = process.cpuUsage(before[0]);
    return { hearMs: (user + system) / 1_000 / MESSAGES, deliverMs: ((await redisCpuMs(url)) - before[1]) / MESSAGES };
  } finally {
    publisher.disconnect();
    connection.close();
  }
}

async function publish(publisher: Redis): Promise<void> {
  const text = `${"0".repeat(36)}Leaderboard Daily Player Result`;
  await publisher.eval(PUBLISH, 1, `typeloop:${CHANNEL}`, text);
}
