import type { Context } from "../../Context";
import { everyPage, type PageCache } from "../../pages/PageCache";
import type { PubSub } from "../../redis/PubSub";

const CHANNEL = "written";

/**
 * Who wrote something lately, in any process, and when this process heard of it. A write is announced before its
 * response is sent; another process hears of it a moment later.
 */
export class RecentWrites {
  readonly #pubSub: PubSub;
  readonly #now: () => number;
  readonly #retentionMs: number;
  /** By user row id, the earliest first. */
  readonly #byUser = new Map<string, number>();
  readonly #stops: readonly (() => void)[];
  /** The last write that pages for everyone show. */
  #ofPages = Number.NEGATIVE_INFINITY;
  /** The last write that everybody must see at once. What came before this process is one of them. */
  #ofAll: number;

  /**
   * @param now ms since any moment.
   * @param retentionMs how long writes are remembered, in ms.
   */
  constructor(pubSub: PubSub, pageCache: PageCache, now: () => number, retentionMs: number) {
    this.#pubSub = pubSub;
    this.#now = now;
    this.#retentionMs = retentionMs;
    this.#ofAll = now();
    this.#stops = [
      pubSub.subscribe(CHANNEL, (userId) => this.#note(userId)),
      pubSub.onMissed(() => (this.#ofAll = this.#now())),
      pageCache.onChanged((names) => this.#notePages(names.includes(everyPage[0]))),
    ];
  }

  /** Whether writes of other processes are known. */
  get isComplete(): boolean {
    return this.#pubSub.isConnected;
  }

  /** Says to all processes that somebody has written something. Call it after the commit and before the response. */
  written(userId: string): void {
    this.#pubSub.publish(CHANNEL, userId);
  }

  /**
   * Says to all processes that something was written that everybody must see at once, because other rows refer to it:
   * rows were deleted.
   */
  writtenForAll(): void {
    this.#pubSub.publish(CHANNEL, "");
  }

  /** The last write that everybody must see at once. */
  get ofAll(): number {
    return this.#ofAll;
  }

  /** The last write that a viewer must see. Without one, a page may be made, which is then sent to many. */
  lastFor(viewer: Context["viewer"]): number {
    return viewer ? Math.max(this.#ofAll, this.#byUser.get(viewer.userId) ?? this.#ofAll) : this.ofPages;
  }

  /** The last write that pages for everyone show. */
  get ofPages(): number {
    return Math.max(this.#ofAll, this.#ofPages);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #note(userId: string): void {
    const now = this.#now();
    if (userId === "") return void (this.#ofAll = now);
    this.#byUser.delete(userId);
    this.#byUser.set(userId, now);
    for (const [earliest, at] of this.#byUser) {
      if (at >= now - this.#retentionMs) break;
      this.#byUser.delete(earliest);
    }
  }

  #notePages(isEveryPage: boolean): void {
    this.#ofPages = this.#now();
    // It may be that an account, a group or a result is gone that leaderboards refer to.
    if (isEveryPage) this.#ofAll = this.#ofPages;
  }
}
