import { KEY_PREFIX } from "./openRedis";
import type { RedisConnection } from "./RedisConnection";

/**
 * Messages from one process to all processes of the host, including itself, to update what they have cached. Messages
 * are not stored: a process that was not connected misses them and must read again.
 */
export type PubSub = {
  /** Whether messages of other processes arrive. Outages of less than a second do not count. */
  readonly isConnected: boolean;
  /** Sends a message on a channel. Never rejects; a message that cannot be sent now is dropped. */
  publish(channel: string, text: string): void;
  /** Calls back with every message on a channel from now on, from any process. The returned function stops it. */
  subscribe(channel: string, listener: (text: string) => void): () => void;
  /** Calls back when messages of other processes no longer arrive. The returned function stops it. */
  onLost(listener: () => void): () => void;
  /**
   * Calls back when messages may have been missed, because a connection was lost and is back. The returned function
   * stops it.
   */
  onMissed(listener: () => void): () => void;
};

/** For a single process: messages arrive synchronously, and none are missed. */
export class MemoryPubSub implements PubSub {
  readonly isConnected = true;
  readonly #listeners = new Map<string, Set<(text: string) => void>>();

  publish(channel: string, text: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text);
  }

  subscribe(channel: string, listener: (text: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
  }

  onLost(): () => void {
    return () => undefined;
  }

  onMissed(): () => void {
    return () => undefined;
  }
}

/** Length of a process id, which precedes each text. */
const ID_LENGTH = 36;

/** An outage of Redis shorter than this, in ms, is not reported. */
const LOST_MS = 1_000;

/** Messages between processes over Redis. A process receives its own synchronously, even while Redis is unreachable. */
export class RedisPubSub implements PubSub {
  readonly #redis: RedisConnection;
  readonly #here = new MemoryPubSub();
  readonly #missed = new Set<() => void>();
  readonly #lost = new Set<() => void>();
  #losing: NodeJS.Timeout | null = null;
  #isConnected = true;
  /** Number of listeners per channel in this process. */
  readonly #counts = new Map<string, number>();

  constructor(redis: RedisConnection) {
    this.#redis = redis;
    redis.subscriber.on("message", (name: string, message: string) => {
      if (message.startsWith(redis.processId)) return;
      this.#here.publish(name.slice(KEY_PREFIX.length), message.slice(ID_LENGTH));
    });
    redis.subscriber.on("close", () => {
      this.#losing ??= setTimeout(() => this.#lose(), LOST_MS).unref();
    });
    redis.subscriber.on("ready", () => {
      if (this.#losing) clearTimeout(this.#losing);
      this.#losing = null;
      this.#isConnected = true;
      for (const listener of this.#missed) listener();
    });
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  publish(channel: string, text: string): void {
    this.#here.publish(channel, text);
    this.#redis.commands.publish(KEY_PREFIX + channel, this.#redis.processId + text).catch(() => undefined);
  }

  subscribe(channel: string, listener: (text: string) => void): () => void {
    const stop = this.#here.subscribe(channel, listener);
    const count = this.#counts.get(channel) ?? 0;
    this.#counts.set(channel, count + 1);
    if (count === 0) this.#redis.subscriber.subscribe(KEY_PREFIX + channel).catch(() => undefined);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      stop();
      this.#forget(channel);
    };
  }

  onLost(listener: () => void): () => void {
    this.#lost.add(listener);
    return () => this.#lost.delete(listener);
  }

  onMissed(listener: () => void): () => void {
    this.#missed.add(listener);
    return () => this.#missed.delete(listener);
  }

  #lose(): void {
    this.#isConnected = false;
    for (const listener of this.#lost) listener();
  }

  #forget(channel: string): void {
    const left = (this.#counts.get(channel) ?? 1) - 1;
    if (left > 0) return void this.#counts.set(channel, left);
    this.#counts.delete(channel);
    this.#redis.subscriber.unsubscribe(KEY_PREFIX + channel).catch(() => undefined);
  }
}

declare module "../Context" {
  interface Services {
    readonly pubSub: PubSub;
  }
}
