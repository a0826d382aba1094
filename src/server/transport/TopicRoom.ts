import type { WebSocket } from "ws";
import { websocketLimits } from "./connectionLimits";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { Context, Viewer } from "../Context";
import { maskErrors } from "../graphql/codedError";
import { ServiceUnavailableError, UnexpectedFailure } from "../RequestFailure";
import type { PreparedDocument } from "./Documents";

/** One subscription of one socket. */
export type Watcher = {
  readonly socket: WebSocket;
  readonly id: string;
  readonly end: () => void;
  readonly audience?: TopicAudience | undefined;
};

/**
 * Rooms tick at multiples of this, in ms, so that several of them share one wake-up of the process and of their
 * subscribers.
 */
const BEAT_MS = 20;

const AS_TEXT = { binary: false } as const;

/**
 * All subscribers of one topic with the same operation and variables. A change is executed and serialized once for all
 * of them. The first change is sent with the next beat, and those within the topic's interval after it are sent
 * together.
 */
export class TopicRoom {
  readonly #watchers = new Set<Watcher>();
  readonly #topic: Topic;
  readonly #execute: (value: object) => Promise<string | null>;
  readonly #unwatch: () => void;
  readonly #onSent: ((delayMs: number) => void) | undefined;
  /** When the first unsent change was made, in ms of performance.now; 0 if there is none. */
  #changedAt = 0;
  #timer: NodeJS.Timeout | null = null;
  /** The beat of the last value, in ms of performance.now. */
  #sentAt = 0;
  #sending = false;
  #changed = false;
  /** Number of values sent to all. */
  #sentCount = 0;
  readonly #unwatchAudiences = new Map<Watcher, () => void>();

  /**
   * @param execute returns the payload (JSON text) of one value; null if there is none at the moment.
   * @param onSent called with the delay of a change until it was sent to all.
   */
  constructor(topic: Topic, execute: (value: object) => Promise<string | null>, onSent?: (delayMs: number) => void) {
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

  /** A new subscriber first gets the current value. */
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
    const sentBefore = this.#sentCount;
    const payload = await this.#execute(value);
    // Values that were sent to all meanwhile are newer, and this subscriber got them too.
    if (
      payload !== null &&
      this.#watchers.has(watcher) &&
      this.#sentCount === sentBefore &&
      audienceOf(watcher) === audience
    )
      send(watcher, messageOf(watcher, payload));
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#unwatchAudiences.get(watcher)?.();
    this.#unwatchAudiences.delete(watcher);
  }

  /** Sends a last message to all, when updates that they rely on may be lost. */
  interrupt(payload: string): void {
    if (this.#topic.continuesOffline) return;
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
    this.#sentCount += 1;
    // Our clients use the same id for the same subscription, so one message serves the whole room.
    const messages = new Map<string, Buffer>();
    for (const watcher of this.#watchers) {
      const audience = audienceOf(watcher);
      const payload = payloads.get(audience);
      // Subscribers who joined or changed audience during the execution get the next value.
      if (payload === undefined) {
        this.#changed = true;
        continue;
      }
      const key = `${audience} ${watcher.id}`;
      const message = messages.get(key) ?? messageOf(watcher, payload);
      messages.set(key, message);
      if (watcher.socket.bufferedAmount < websocketLimits.slowBytes) send(watcher, message);
      // Only the newest value matters: a slow subscriber gets the next one, or this one again if nothing changes.
      else this.#changed = true;
    }
  }
}

function audienceOf({ audience }: Watcher): string {
  return audience?.current() ?? "";
}

/** A value as a protocol message, in bytes: sockets would convert text once per subscriber. */
function messageOf({ id }: Watcher, payload: string): Buffer {
  return Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
}

function send({ socket }: Watcher, message: Buffer): void {
  if (socket.readyState === socket.OPEN) socket.send(message, AS_TEXT);
}

/** All rooms of this process: one for each operation with its variables that has a subscriber. */
export class TopicHub {
  readonly #rooms = new Map<string, TopicRoom>();
  readonly #fail: (error: Error) => string;

  readonly #onSent: ((delayMs: number) => void) | undefined;

  /**
   * @param fail logs an unexpected failure and returns its trace id.
   * @param onSent called with the delay of each change until it was sent to all.
   */
  constructor(fail: (error: Error) => string, onSent?: (delayMs: number) => void) {
    this.#fail = fail;
    this.#onSent = onSent;
  }

  /** The number of subscriptions. */
  get size(): number {
    return [...this.#rooms.values()].reduce((sum, room) => sum + room.size, 0);
  }

  /**
   * Follows a topic. Its values are sent to the watcher's socket until the returned function is called.
   * @param context without a viewer, because the value is the same for all.
   */
  join(
    prepared: PreparedDocument,
    variables: Record<string, unknown>,
    topic: Topic,
    context: Context,
    watcher: Watcher,
  ): () => void {
    const key = `${topic.key ?? ""} ${prepared.id}${JSON.stringify(variables)}`;
    const room = this.#rooms.get(key) ?? this.#open(key, topic, this.#executor(prepared, variables, context));
    void room.add(watcher);
    return () => {
      room.remove(watcher);
      if (!room.isEmpty || this.#rooms.get(key) !== room) return;
      room.close();
      this.#rooms.delete(key);
    };
  }

  /** Tells all subscribers that updates are interrupted, and ends their subscriptions. Clients subscribe again. */
  interrupt(errors: readonly GraphQLError[]): void {
    const payload = JSON.stringify({ errors });
    for (const room of this.#rooms.values()) room.interrupt(payload);
  }

  #open(key: string, topic: Topic, execute: (value: object) => Promise<string | null>): TopicRoom {
    const room = new TopicRoom(topic, execute, this.#onSent);
    this.#rooms.set(key, room);
    return room;
  }

  #executor(prepared: PreparedDocument, variables: Record<string, unknown>, context: Context) {
    return async (value: object): Promise<string | null> => {
      try {
        // Each execution has its own data loaders, so that nothing is cached from the last one.
        const result: ExecutionResult = await prepared.compiled.query(value, { ...context }, variables);
        // A dependency is unreachable, so there is no new value until it is back.
        if (result.errors?.some(({ originalError }) => originalError instanceof ServiceUnavailableError)) return null;
        const { errors, data } = maskErrors(result, this.#fail);
        return JSON.stringify({ errors, data });
      } catch (error) {
        // The failure must not end the room or the process.
        const traceId = this.#fail(error instanceof Error ? error : new Error(String(error)));
        return JSON.stringify({ errors: new UnexpectedFailure(traceId).toErrors() });
      }
    };
  }
}

/**
 * Something that watchers follow. What each of them gets is the same, so it is executed and written once for all:
 * nothing in it may depend on who watches, except where its {@link Topic.key} says whose it is, or its {@link
 * Topic.audience} who sees what.
 */
export type Topic = {
  /** Tells topics of the same operation and variables apart that are not the same: those of one person. */
  readonly key?: string;
  /**
   * The current value, as the root of the subscription's field; null if it is gone.
   * @param audience of the subscribers who get it; '' if all see the same.
   */
  current(audience: string): object | null;
  /** Calls back after each change, until the returned function is called. */
  watch(changed: () => void): () => void;
  /**
   * Which of several views this subscriber gets. Subscribers with the same audience share one value. Default: all see
   * the same.
   */
  readonly audience?: TopicAudience;
  /** Minimum time between two values, in ms. Changes in between are combined. */
  readonly intervalMs: number;
  /** Who may follow it. Default: everyone. */
  readonly rights?: TopicRights;
  /**
   * Continues while messages of other processes do not arrive. Its values may be outdated then, but following it also
   * counts as presence.
   */
  readonly continuesOffline?: true;
  /** Called when a subscriber joins; the returned function is called when they leave. For presence. */
  attend?(userId: string): () => void;
};

/** What one subscriber may see. */
export type TopicAudience = {
  /** The current audience; subscribers with the same text get the same value. */
  current(): string;
  /** Calls back when it may have changed, until the returned function is called. */
  watch(changed: () => void): () => void;
};

/** The right to follow a topic, checked when someone subscribes and again whenever it may have ended. */
export type TopicRights = {
  allows(viewer: Viewer | null): Promise<boolean>;
  /** Calls back when a right may have ended, until the returned function is called. */
  watch(changed: () => void): () => void;
};
