import type { AppendAnswer, AppendRequest, RaceStreams, StreamListener, WrittenEntry } from "../races/RaceStreams";
import type { Attendance } from "../races/RedisAttendance";
import type { RaceClock } from "../races/RaceClock";
import { type PrimaryConnection, steadyMs } from "./PrimaryConnection";
import { type PubSub, MemoryPubSub } from "../redis/PubSub";
import { RateLimits } from "../transport/RateLimits";

/** The streams of races in the memory of the primary process, which no message gets lost on the way to. */
export class PrimaryStreams implements RaceStreams {
  readonly #primary: PrimaryConnection;

  constructor(primary: PrimaryConnection) {
    this.#primary = primary;
  }

  append(request: AppendRequest): Promise<AppendAnswer> {
    return this.#primary.ask("append", request);
  }

  exists(code: string): Promise<boolean> {
    return this.#primary.ask("exists", code);
  }

  read(code: string): Promise<readonly WrittenEntry[]> {
    return this.#primary.ask("read", code);
  }

  subscribe(code: string): Promise<void> {
    this.#primary.tell("subscribe", code);
    return Promise.resolve();
  }

  unsubscribe(code: string): void {
    this.#primary.tell("unsubscribe", code);
  }

  list(name: string): Promise<readonly string[]> {
    return this.#primary.ask("list", name);
  }

  overdue(before: number): Promise<readonly string[]> {
    return this.#primary.ask("overdue", before);
  }

  setDue(code: string, at: number | null): Promise<void> {
    return this.#primary.ask("setDue", code, at);
  }

  drop(code: string): Promise<void> {
    return this.#primary.ask("drop", code);
  }

  /** Never called, because nothing is lost. */
  restore(): Promise<void> {
    return Promise.reject(new Error("The primary process loses nothing."));
  }

  mayHaveLostSince(): number {
    return Infinity;
  }

  listen(listener: StreamListener): () => void {
    const receive = (code: string, message: string): void => listener.received(code, message);
    this.#primary.on("race", receive);
    return () => void this.#primary.off("race", receive);
  }
}

/** Attendance across the workers of one computer, which have the clock of the primary process. */
export class PrimaryAttendance implements Attendance {
  readonly #primary: PrimaryConnection;
  readonly #stops: readonly (() => void)[];

  /** @param onAbandoned called for each user whose worker ended and who has not connected to another. */
  constructor(
    primary: PrimaryConnection,
    clock: RaceClock,
    onAbandoned: (code: string, userId: string) => Promise<void>,
  ) {
    this.#primary = primary;
    clock.set(primary.welcome.epoch + steadyMs());
    const setClock = (epoch: number): void => clock.set(epoch + steadyMs());
    const abandon = (code: string, userId: string): void => void onAbandoned(code, userId).catch(() => undefined);
    primary.on("clock", setClock).on("abandoned", abandon);
    this.#stops = [() => primary.off("clock", setClock).off("abandoned", abandon)];
  }

  connect(code: string, userId: string): void {
    this.#primary.tell("connect", code, userId);
  }

  disconnect(code: string, userId: string): void {
    this.#primary.tell("disconnect", code, userId);
  }

  isElsewhere(code: string, userId: string): Promise<boolean> {
    return this.#primary.ask("isElsewhere", code, userId);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }
}

/** Messages to all workers of one computer. None are missed. */
export class PrimaryPubSub implements PubSub {
  readonly isConnected = true;
  readonly #primary: PrimaryConnection;
  readonly #here = new MemoryPubSub();
  /** Number of listeners per channel in this worker. */
  readonly #counts = new Map<string, number>();

  constructor(primary: PrimaryConnection) {
    this.#primary = primary;
    primary.on("channel", (channel, text) => this.#here.publish(channel, text));
  }

  publish(channel: string, text: string): void {
    this.#here.publish(channel, text);
    this.#primary.tell("publish", channel, text);
  }

  subscribe(channel: string, listener: (text: string) => void): () => void {
    const stop = this.#here.subscribe(channel, listener);
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
