import type { AppendAnswer, AppendRequest, RaceStreams, StreamListener, WrittenEntry } from "../races/RaceStreams";
import type { Attendance } from "../races/RedisAttendance";
import type { RaceClock } from "../races/RaceClock";
import type { PrimaryConnection } from "./PrimaryConnection";
import { steadyMs } from "./primaryProtocol";

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
