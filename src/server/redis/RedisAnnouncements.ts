import type { Announcements } from "./Announcements";
import { MemoryAnnouncements } from "./MemoryAnnouncements";
import { KEY_PREFIX, type RedisConnection } from "./RedisConnection";

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
