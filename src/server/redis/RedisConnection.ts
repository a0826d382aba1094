import { randomUUID, createHash } from "node:crypto";
import { Redis, type RedisOptions } from "ioredis";
import { ConfigError } from "../ConfigError";

/** Prefix of all our keys and channels, because others may use the same Redis. */
export const KEY_PREFIX = "typeloop:";

/** A command without a response within this time, in ms, fails, because a client is waiting. */
const COMMAND_TIMEOUT_MS = 1_000;

/** Maximum delay between attempts to reconnect, in ms. */
const LONGEST_WAIT_MS = 1_000;

const options = {
  keyPrefix: KEY_PREFIX,
  lazyConnect: true,
  connectTimeout: 5_000,
  retryStrategy: (attempt: number) => Math.min(LONGEST_WAIT_MS, 50 * 2 ** Math.min(attempt, 10)),
} satisfies RedisOptions;

/**
 * The Redis (or Valkey) that all processes share: one connection for commands and one for subscriptions. Both reconnect
 * automatically.
 */
export class RedisConnection {
  /** Id of this process among those that share Redis, for its lifetime. */
  readonly processId = randomUUID();
  /**
   * For commands. While Redis is unreachable they reject at once and are not queued, because they would run too late.
   */
  readonly commands: Redis;
  /**
   * For subscriptions, which are restored after an outage. Channel names need {@link KEY_PREFIX}, which is not added
   * automatically.
   */
  readonly subscriber: Redis;

  private constructor(url: string) {
    this.commands = new Redis(url, {
      ...options,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null, autoResubscribe: true });
    // The next command notices a lost connection. Without a listener, each error would be printed to stderr.
    for (const connection of [this.commands, this.subscriber]) connection.on("error", () => undefined);
  }

  /**
   * Connects.
   * @param url such as redis://:password@host:6379/0, or rediss:// for TLS.
   * @throws ConfigError when the server cannot be reached.
   */
  static async open(url: string): Promise<RedisConnection> {
    const redis = new RedisConnection(url);
    let cause = "it does not respond";
    redis.commands.on("error", ({ message }: Error) => (cause = message));
    try {
      await Promise.all([redis.commands.connect(), redis.subscriber.connect()]);
      await redis.commands.ping();
      return redis;
    } catch (error) {
      redis.close();
      const { protocol, hostname, port } = new URL(url);
      throw new ConfigError(
        `REDIS_URL points to ${protocol}//${hostname}:${port || "6379"}, but ` +
          `${error instanceof Error && error.message !== "Connection is closed." ? error.message : cause}.`,
      );
    }
  }

  /** Whether Redis can take commands right now. */
  get isThere(): boolean {
    return this.commands.status === "ready";
  }

  close(): void {
    for (const connection of [this.commands, this.subscriber]) connection.disconnect();
  }
}

/** A Lua script that Redis runs atomically: by its hash, or by its text if Redis does not have it. */
export class RedisScript {
  readonly #commands: Redis;
  readonly #text: string;
  readonly #hash: string;

  constructor(commands: Redis, text: string) {
    this.#commands = commands;
    this.#text = text;
    this.#hash = createHash("sha1").update(text).digest("hex");
  }

  /** @param keys without our prefix, which the connection adds. */
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
