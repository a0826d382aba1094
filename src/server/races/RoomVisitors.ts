import type { Attendance } from "./RedisAttendance";
import { ServiceUnavailableError } from "../RequestFailure";

/**
 * A connection may drop and come back (a reload, a new sign-in, another process) before others see the user as away.
 */
const ABSENCE_MS = 2_000;

/** Racers without a live connection poll every two seconds. A racer who has not polled for this long counts as gone. */
const VISIT_MS = 5_000;

/** Delay before a failed update is sent again, in ms. */
const AGAIN_MS = 1_000;

/** Records in the race that a user connected or disconnected. */
type RecordPresence = (kind: "connect" | "disconnect", userId: string) => Promise<unknown>;

/** The users connected to one race in this process. */
export class RoomVisitors {
  readonly #code: string;
  readonly #attendance: Attendance;
  readonly #record: RecordPresence;
  readonly #connections = new Map<string, number>();
  /** Timers that end a visit, by user. */
  readonly #visits = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(code: string, attendance: Attendance, record: RecordPresence) {
    this.#code = code;
    this.#attendance = attendance;
    this.#record = record;
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  has(userId: string): boolean {
    return this.#connections.has(userId);
  }

  /** Whether a user is connected, in any process. */
  async isThere(userId: string): Promise<boolean> {
    return this.has(userId) || this.#attendance.isElsewhere(this.#code, userId);
  }

  /** Call when a user opens a connection, and the returned function when it closes. */
  attend(userId: string): () => void {
    const count = this.#connections.get(userId) ?? 0;
    this.#connections.set(userId, count + 1);
    if (count === 0) this.#attendance.connect(this.#code, userId);
    this.recordConnection(userId);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#connections.get(userId) ?? 1) - 1;
      if (left > 0) return void this.#connections.set(userId, left);
      this.#connections.delete(userId);
      setTimeout(() => void this.#part(userId), ABSENCE_MS).unref();
    };
  }

  /** Call when a user polls the race: they count as connected for a few seconds. */
  visit(userId: string): void {
    const visit = this.#visits.get(userId);
    if (visit) return void visit.refresh();
    const leave = this.attend(userId);
    const over = (): void => {
      this.#visits.delete(userId);
      leave();
    };
    this.#visits.set(userId, setTimeout(over, VISIT_MS).unref());
  }

  /** Records that a user is connected. Retries until it succeeds or they have disconnected. */
  recordConnection(userId: string): void {
    this.#retryUntilApplied("connect", userId, () => this.has(userId));
  }

  /**
   * Records that a user is disconnected, unless they are connected here or elsewhere. If this process ends first,
   * others do it.
   */
  async #part(userId: string): Promise<void> {
    if (this.has(userId)) return;
    this.#attendance.disconnect(this.#code, userId);
    const isElsewhere = await this.#attendance.isElsewhere(this.#code, userId).catch(() => false);
    if (!isElsewhere) this.#retryUntilApplied("disconnect", userId, () => !this.has(userId));
  }

  close(): void {
    this.#isClosed = true;
    for (const visit of this.#visits.values()) clearTimeout(visit);
  }

  #retryUntilApplied(kind: "connect" | "disconnect", userId: string, isSo: () => boolean): void {
    if (this.#isClosed || !isSo()) return;
    this.#record(kind, userId).catch((error: unknown) => {
      if (error instanceof ServiceUnavailableError)
        setTimeout(() => this.#retryUntilApplied(kind, userId, isSo), AGAIN_MS).unref();
      else throw error;
    });
  }
}
