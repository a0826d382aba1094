import type { Attendance } from "./RedisAttendance";
import { ServiceUnavailableError } from "../transport/failures";

/** A connection may drop and come back (a reload, a new sign-in, another process) before the others see it as away. */
const ABSENCE_MS = 2_000;

/** Who has no live connection asks every two seconds how the race stands. Who has not asked for so long has gone. */
const VISIT_MS = 5_000;

/** What could not be told is told again so much later, in ms. */
const AGAIN_MS = 1_000;

/** Says in the race that somebody is connected, or not. */
type Tell = (kind: "connect" | "disconnect", userId: string) => Promise<unknown>;

/** Who is connected to one race in this process. */
export class RoomVisitors {
  readonly #code: string;
  readonly #attendance: Attendance;
  readonly #tell: Tell;
  readonly #connections = new Map<string, number>();
  /** Timers at whose end a visit is over, by user. */
  readonly #visits = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(code: string, attendance: Attendance, tell: Tell) {
    this.#code = code;
    this.#attendance = attendance;
    this.#tell = tell;
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  has(userId: string): boolean {
    return this.#connections.has(userId);
  }

  /** Also in other processes. */
  async isThere(userId: string): Promise<boolean> {
    return this.has(userId) || this.#attendance.isElsewhere(this.#code, userId);
  }

  /** A user opened a connection; the returned function says that it closed. */
  attend(userId: string): () => void {
    const count = this.#connections.get(userId) ?? 0;
    this.#connections.set(userId, count + 1);
    if (count === 0) this.#attendance.came(this.#code, userId);
    this.greet(userId);
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

  /** A user asked how the race stands: they count as connected for a few seconds. */
  visit(userId: string): void {
    const visit = this.#visits.get(userId);
    if (visit) return void visit.refresh();
    const depart = this.attend(userId);
    const over = (): void => {
      this.#visits.delete(userId);
      depart();
    };
    this.#visits.set(userId, setTimeout(over, VISIT_MS).unref());
  }

  /** Says that somebody is connected, until it is heard or no longer so. */
  greet(userId: string): void {
    this.#retryUntilApplied("connect", userId, () => this.has(userId));
  }

  /**
   * Says that somebody is not connected, unless they are, here or elsewhere. A process that ends before does not come
   * to it: then others say so.
   */
  async #part(userId: string): Promise<void> {
    if (this.has(userId)) return;
    this.#attendance.went(this.#code, userId);
    const isElsewhere = await this.#attendance.isElsewhere(this.#code, userId).catch(() => false);
    if (!isElsewhere) this.#retryUntilApplied("disconnect", userId, () => !this.has(userId));
  }

  close(): void {
    this.#isClosed = true;
    for (const visit of this.#visits.values()) clearTimeout(visit);
  }

  #retryUntilApplied(kind: "connect" | "disconnect", userId: string, isSo: () => boolean): void {
    if (this.#isClosed || !isSo()) return;
    this.#tell(kind, userId).catch((error: unknown) => {
      if (error instanceof ServiceUnavailableError)
        setTimeout(() => this.#retryUntilApplied(kind, userId, isSo), AGAIN_MS).unref();
      else throw error;
    });
  }
}
