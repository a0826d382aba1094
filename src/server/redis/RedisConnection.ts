import { randomUUID, createHash } from "node:crypto";
import type { Cluster, Redis } from "ioredis";
import { ConfigError } from "../ConfigError";
import { openOneRedis, openRedisCluster, type OpenedRedis, probeOf, type ShardedChannels } from "./openRedis";
import { describeAddress, readRedisAddress, type RedisAddress } from "./redisAddress";

/**
 * The Redis (or Valkey) that all processes share, or the cluster of them: one connection for commands and one for
 * subscriptions. Both reconnect automatically.
 */
export class RedisConnection {
  /** Id of this process among those that share Redis, for its lifetime. */
  readonly processId = randomUUID();
  /**
   * For commands. While Redis is unreachable they reject at once and are not queued, because they would run too late.
   */
  readonly commands: Redis | Cluster;
  /**
   * For subscriptions, which are restored after an outage. Channel names need `KEY_PREFIX`, which is not added
   * automatically.
   */
  readonly subscriber: Redis;
  /** For subscriptions to channels of one node of a cluster, named likewise; null without a cluster. */
  readonly sharded: ShardedChannels | null;

  private constructor({ commands, subscriber, sharded }: OpenedRedis) {
    this.commands = commands;
    this.subscriber = subscriber;
    this.sharded = sharded;
    // The next command notices a lost connection. Without a listener, each error would be printed to stderr.
    for (const connection of [commands, subscriber]) connection.on("error", () => undefined);
  }

  /**
   * Connects.
   * @param url as readRedisAddress has it.
   * @throws ConfigError when the server cannot be reached.
   */
  static async open(url: string): Promise<RedisConnection> {
    const address = readRedisAddress(url);
    const node = address.sentinelName === null ? await findClusterNode(address) : null;
    if (node === null) checkAlone(address);
    if (node !== null && address.db !== 0)
      throw new ConfigError(`REDIS_URL names database ${address.db}, but a cluster only has 0: leave it out.`);
    const opened =
      node === null ? openOneRedis(address) : openRedisCluster({ ...address, nodes: [node, ...address.nodes] });
    const redis = new RedisConnection(opened);
    let cause = "it does not respond";
    redis.commands.on("error", ({ message }: Error) => (cause = message));
    try {
      await Promise.all([redis.commands.connect(), redis.subscriber.connect()]);
      await redis.commands.ping();
      return redis;
    } catch (error) {
      redis.close();
      throw unreachable(address, error instanceof Error && error.message !== CLOSED ? error.message : cause);
    }
  }

  /** Whether Redis can take commands right now. */
  get isThere(): boolean {
    return this.commands.status === "ready";
  }

  close(): void {
    this.sharded?.disconnect();
    for (const connection of [this.commands, this.subscriber]) connection.disconnect();
  }
}

const CLOSED = "Connection is closed.";

function unreachable(address: RedisAddress, cause: string): ConfigError {
  return new ConfigError(`REDIS_URL points to ${describeAddress(address)}, but ${cause}.`);
}

function checkAlone({ nodes, sentinelName }: RedisAddress): void {
  if (sentinelName === null && nodes.length > 1)
    throw new ConfigError(
      "REDIS_URL names several servers, which are no cluster. Give one of them, or the Sentinels that watch them: " +
        "redis+sentinel://host1:26379,host2:26379/mymaster.",
    );
}

/**
 * The first node that responds, if it belongs to a cluster; otherwise null.
 * @throws ConfigError when none responds.
 */
async function findClusterNode(address: RedisAddress): Promise<RedisAddress["nodes"][number] | null> {
  let cause = "it does not respond";
  for (const place of address.nodes) {
    const probe = probeOf(address, place);
    probe.on("error", ({ message }: Error) => (cause = message));
    try {
      await probe.connect();
      return /^cluster_enabled:1/mu.test(await probe.info("cluster")) ? place : null;
    } catch (error) {
      // A user without the right to ask has no cluster to find.
      if (error instanceof Error && error.message.startsWith("NOPERM")) return null;
      if (error instanceof Error && error.message !== CLOSED) cause = error.message;
    } finally {
      probe.disconnect();
    }
  }
  throw unreachable(address, cause);
}

/** A Lua script that Redis runs atomically: by its hash, or by its text if Redis does not have it. */
export class RedisScript {
  readonly #commands: Redis | Cluster;
  readonly #text: string;
  readonly #hash: string;

  constructor(commands: Redis | Cluster, text: string) {
    this.#commands = commands;
    this.#text = text;
    this.#hash = createHash("sha1").update(text).digest("hex");
  }

  /** @param keys without our prefix, which the connection adds. In a cluster, all of one slot. */
  async run(keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    try {
      return await this.#commands.evalsha(this.#hash, keys.length, ...keys, ...values);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("NOSCRIPT"))
        return this.#commands.eval(this.#text, keys.length, ...keys, ...values);
      throw error;
    }
  }
}
