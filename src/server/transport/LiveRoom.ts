import type { WebSocket } from "ws";
import type { LiveTopic, TopicAudience } from "./LiveTopic";
import { websocketLimits } from "./websocketLimits";

/** One subscription of one socket. */
export type Watcher = {
  readonly socket: WebSocket;
  readonly id: string;
  readonly end: () => void;
  readonly audience?: TopicAudience | undefined;
};

/**
 * Rooms tick at multiples of this, in ms: those of one moment share one waking of the process, and of their watchers.
 */
const BEAT_MS = 20;

const AS_TEXT = { binary: false } as const;

/**
 * Everybody who follows one topic with the same operation and variables. A change is executed and serialised once,
 * whoever watches;
 * the first change goes out with the next beat, those within the topic's interval after it as one.
 */
export class LiveRoom {
  readonly #watchers = new Set<Watcher>();
  readonly #topic: LiveTopic;
  readonly #execute: (value: object) => Promise<string | null>;
  readonly #unwatch: () => void;
  readonly #onSent: ((delayMs: number) => void) | undefined;
  /** When the first change came that watchers do not know of, in ms of performance.now; 0 when they know of all. */
  #changedAt = 0;
  #timer: NodeJS.Timeout | null = null;
  /** The beat of the last value, in ms of performance.now. */
  #sentAt = 0;
  #sending = false;
  #changed = false;
  /** How many values have gone out to all. */
  #told = 0;
  readonly #unwatchAudiences = new Map<Watcher, () => void>();

  /**
   * @param execute gives the payload (JSON text) of one value; null when there is none at the moment.
   * @param onSent hears how long a change waited until all were told.
   */
  constructor(
    topic: LiveTopic,
    execute: (value: object) => Promise<string | null>,
    onSent?: (delayMs: number) => void,
  ) {
    this.#onSent = onSent;
    this.#topic = topic;
    this.#execute = execute;
    this.#unwatch = topic.watch(() => this.#schedule());
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** The newcomer gets the value as it is now, before anything else. */
  async add(watcher: Watcher): Promise<void> {
    this.#watchers.add(watcher);
    if (watcher.audience)
      this.#unwatchAudiences.set(
        watcher,
        watcher.audience.watch(() => this.#schedule()),
      );
    const audience = audienceOf(watcher);
    const value = this.#topic.current(audience);
    if (value === null) return watcher.end();
    const told = this.#told;
    const payload = await this.#execute(value);
    // What went out to all meanwhile is no older than this, and came to the newcomer too.
    if (payload !== null && this.#watchers.has(watcher) && this.#told === told && audienceOf(watcher) === audience)
      send(watcher, messageOf(watcher, payload));
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#unwatchAudiences.get(watcher)?.();
    this.#unwatchAudiences.delete(watcher);
  }

  /** A last word to everybody, where news are lost that they count on. */
  interrupt(payload: string): void {
    if (this.#topic.goesOnUnheard) return;
    for (const watcher of this.#watchers) {
      send(watcher, messageOf(watcher, payload));
      watcher.end();
    }
  }

  close(): void {
    this.#unwatch();
    if (this.#timer) clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#changed = true;
    if (this.#timer || this.#sending) return;
    const now = performance.now();
    this.#changedAt ||= now;
    const beat = Math.ceil(Math.max(now, this.#sentAt + this.#topic.intervalMs) / BEAT_MS) * BEAT_MS;
    this.#timer = setTimeout(() => void this.#tick(beat), beat - now);
  }

  async #tick(beat: number): Promise<void> {
    this.#timer = null;
    this.#changed = false;
    this.#sending = true;
    this.#sentAt = beat;
    const changedAt = this.#changedAt;
    this.#changedAt = 0;
    try {
      await this.#broadcast();
      this.#onSent?.(performance.now() - changedAt);
    } finally {
      this.#sending = false;
    }
    if (this.#changed) this.#schedule();
  }

  async #broadcast(): Promise<void> {
    const payloads = new Map<string, string>();
    for (const audience of new Set([...this.#watchers].map(audienceOf))) {
      const value = this.#topic.current(audience);
      if (value === null) return this.#watchers.forEach((watcher) => watcher.end());
      const payload = await this.#execute(value);
      if (payload !== null) payloads.set(audience, payload);
    }
    if (payloads.size === 0) return;
    this.#told += 1;
    // Our clients name the same subscription alike, so that one message serves the whole room.
    const messages = new Map<string, Buffer>();
    for (const watcher of this.#watchers) {
      const audience = audienceOf(watcher);
      const payload = payloads.get(audience);
      // Who came, or sees it otherwise, since it was executed gets the next one.
      if (payload === undefined) {
        this.#changed = true;
        continue;
      }
      const key = `${audience} ${watcher.id}`;
      const message = messages.get(key) ?? messageOf(watcher, payload);
      messages.set(key, message);
      if (watcher.socket.bufferedAmount < websocketLimits.slowBytes) send(watcher, message);
      // Only the newest value matters: who is slow gets the next one, or this one again if nothing changes.
      else this.#changed = true;
    }
  }
}

function audienceOf({ audience }: Watcher): string {
  return audience?.current() ?? "";
}

/** A value as the protocol carries it to a watcher, in bytes: sockets would turn text into them one by one. */
function messageOf({ id }: Watcher, payload: string): Buffer {
  return Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
}

function send({ socket }: Watcher, message: Buffer): void {
  if (socket.readyState === socket.OPEN) socket.send(message, AS_TEXT);
}
