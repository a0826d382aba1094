import { randomUUID, createHash } from "node:crypto";
import { Redis, type RedisOptions } from "ioredis";
import { ConfigError } from "../ConfigError";

/** Every key and channel of ours begins so: others may live in the same Redis. */
export const KEY_PREFIX = "typeloop:";

/** Whoever waits for an answer has somebody waiting: then it is as good as gone, in ms. */
const COMMAND_TIMEOUT_MS = 1_000;

/** A lost Redis is tried again so often at most, in ms. */
const LONGEST_WAIT_MS = 1_000;

const options = {
  keyPrefix: KEY_PREFIX,
  lazyConnect: true,
  connectTimeout: 5_000,
  retryStrategy: (attempt: number) => Math.min(LONGEST_WAIT_MS, 50 * 2 ** Math.min(attempt, 10)),
} satisfies RedisOptions;

/**
 * The one Redis (or Valkey) that all processes share: a connection for commands, and one that only listens. Both come
 * back by themselves.
 */
export class RedisConnection {
  /** This process among those that share it, as long as it lives. */
  readonly processId = randomUUID();
  /** For commands. While Redis is away they reject at once: nothing is queued, because its moment will have passed. */
  readonly commands: Redis;
  /**
   * For subscriptions; they are taken up again after a loss. Its channels have no prefix by themselves: use {@link
   * KEY_PREFIX}.
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
    // A loss is noticed by whoever asks next; without a listener it would be written to the error output each time.
    for (const connection of [this.commands, this.subscriber]) connection.on("error", () => undefined);
  }

  /**
   * Connects.
   * @param url such as redis://:password@host:6379/0, or rediss:// for TLS.
   * @throws ConfigError when nothing answers there.
   */
  static async open(url: string): Promise<RedisConnection> {
    const redis = new RedisConnection(url);
    let cause = "nothing answers there";
    redis.commands.on("error", ({ message }: Error) => (cause = message));
    try {
      await Promise.all([redis.commands.connect(), redis.subscriber.connect()]);
      await redis.commands.ping();
      return redis;
    } catch (error) {
      redis.close();
      const { protocol, hostname, port } = new URL(url);
      throw new ConfigError(
        `REDIS_URL leads to ${protocol}//${hostname}:${port || "6379"}, but ${error instanceof Error && error.message !== "Connection is closed." ? error.message : cause}.`,
      );
    }
  }

  /** Whether commands have somewhere to go right now. */
  get isThere(): boolean {
    return this.commands.status === "ready";
  }

  close(): void {
    for (const connection of [this.commands, this.subscriber]) connection.disconnect();
  }
}

/**
 * A small program that Redis runs as one step: by its hash, and by its text where Redis does not know it (any more).
 */
export class RedisScript {
  readonly #commands: Redis;
  readonly #text: string;
  readonly #hash: string;

  constructor(commands: Redis, text: string) {
    this.#commands = commands;
    this.#text = text;
    this.#hash = createHash("sha1").update(text).digest("hex");
  }

  /** @param keys without our prefix: the connection puts it before each. */
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
