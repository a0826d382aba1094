import { type Announcements, MemoryAnnouncements } from "../redis/Announcements";
import { RateLimits } from "../transport/RateLimits";
import type { PrimaryConnection } from "./PrimaryConnection";

/** Announcements to all workers of one computer. None are missed. */
export class PrimaryAnnouncements implements Announcements {
  readonly isConnected = true;
  readonly #primary: PrimaryConnection;
  readonly #here = new MemoryAnnouncements();
  /** Number of listeners per channel in this worker. */
  readonly #counts = new Map<string, number>();

  constructor(primary: PrimaryConnection) {
    this.#primary = primary;
    primary.on("channel", (channel, text) => this.#here.announce(channel, text));
  }

  announce(channel: string, text: string): void {
    this.#here.announce(channel, text);
    this.#primary.tell("announce", channel, text);
  }

  listen(channel: string, listener: (text: string) => void): () => void {
    const stop = this.#here.listen(channel, listener);
    const count = this.#counts.get(channel) ?? 0;
    this.#counts.set(channel, count + 1);
    if (count === 0) this.#primary.tell("listen", channel);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      stop();
      this.#forget(channel);
    };
  }

  onLost(): () => void {
    return () => undefined;
  }

  onMissed(): () => void {
    return () => undefined;
  }

  #forget(channel: string): void {
    const left = (this.#counts.get(channel) ?? 1) - 1;
    if (left > 0) return void this.#counts.set(channel, left);
    this.#counts.delete(channel);
    this.#primary.tell("unlisten", channel);
  }
}

/** Rate limits that all workers of one computer count together. */
export class PrimaryRateLimits extends RateLimits {
  readonly #primary: PrimaryConnection;

  constructor(primary: PrimaryConnection) {
    super(null);
    this.#primary = primary;
  }

  override take(name: Parameters<RateLimits["take"]>[0], key: string): Promise<number | null> {
    return this.#primary.ask("take", name, key);
  }

  override look(name: Parameters<RateLimits["look"]>[0], key: string): Promise<number | null> {
    return this.#primary.ask("look", name, key);
  }

  override giveBack(name: Parameters<RateLimits["giveBack"]>[0], key: string): Promise<void> {
    return this.#primary.ask("giveBack", name, key);
  }
}
