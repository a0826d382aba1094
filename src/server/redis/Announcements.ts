import { KEY_PREFIX, type RedisConnection } from "./RedisConnection";

/**
 * Words from one process to all that serve the same people, itself included: what each keeps in memory of others' doing
 * is put right by them. Nothing is kept:
 * who was not there does not hear it, and reads instead.
 */
export type Announcements = {
  /** Whether what others say is heard. A loss of less than a second is none. */
  readonly isHeard: boolean;
  /** Says something on a channel. Never rejects: what cannot be said now is not said. */
  announce(channel: string, text: string): void;
  /**
   * Calls back with everything that is said on a channel from now on, by any process. The returned function stops it.
   */
  listen(channel: string, listener: (text: string) => void): () => void;
  /** Calls back when others are not heard any more. The returned function stops it. */
  onLost(listener: () => void): () => void;
  /**
   * Calls back whenever something may have been missed: a connection was lost and is there again. The returned function
   * stops it.
   */
  onMissed(listener: () => void): () => void;
};

/** The words of a process that is alone: heard at once, and never missed. */
export class MemoryAnnouncements implements Announcements {
  readonly isHeard = true;
  readonly #listeners = new Map<string, Set<(text: string) => void>>();

  announce(channel: string, text: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text);
  }

  listen(channel: string, listener: (text: string) => void): () => void {
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

/** Characters of a process's id, which stands before each text. */
const ID_LENGTH = 36;

/** A Redis that is back within so long, in ms, was not away: nobody need know. */
const LOST_MS = 1_000;

/** The words of many processes, over Redis. A process hears its own at once, also while Redis is away. */
export class RedisAnnouncements implements Announcements {
  readonly #redis: RedisConnection;
  readonly #here = new MemoryAnnouncements();
  readonly #missed = new Set<() => void>();
  readonly #lost = new Set<() => void>();
  #losing: NodeJS.Timeout | null = null;
  #isHeard = true;
  /** How many listen here to a channel. */
  readonly #counts = new Map<string, number>();

  constructor(redis: RedisConnection) {
    this.#redis = redis;
    redis.subscriber.on("message", (name: string, message: string) => {
      if (message.startsWith(redis.processId)) return;
      this.#here.announce(name.slice(KEY_PREFIX.length), message.slice(ID_LENGTH));
    });
    redis.subscriber.on("close", () => {
      this.#losing ??= setTimeout(() => this.#lose(), LOST_MS).unref();
    });
    redis.subscriber.on("ready", () => {
      if (this.#losing) clearTimeout(this.#losing);
      this.#losing = null;
      this.#isHeard = true;
      for (const listener of this.#missed) listener();
    });
  }

  get isHeard(): boolean {
    return this.#isHeard;
  }

  announce(channel: string, text: string): void {
    this.#here.announce(channel, text);
    this.#redis.commands.publish(KEY_PREFIX + channel, this.#redis.processId + text).catch(() => undefined);
  }

  listen(channel: string, listener: (text: string) => void): () => void {
    const stop = this.#here.listen(channel, listener);
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
    this.#isHeard = false;
    for (const listener of this.#lost) listener();
  }

  #forget(channel: string): void {
    const left = (this.#counts.get(channel) ?? 1) - 1;
    if (left > 0) return void this.#counts.set(channel, left);
    this.#counts.delete(channel);
    this.#redis.subscriber.unsubscribe(KEY_PREFIX + channel).catch(() => undefined);
  }
}

declare module "../services" {
  interface Services {
    readonly announcements: Announcements;
  }
}
