import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import type { PageCache } from "../pages/PageCache";
import type { PubSub } from "../redis/PubSub";
import type { ResultRow } from "../database/schema";

/** The public boards of a kind of run: of each period, and by whatever they rank. */
export type BoardsOfKind = Pick<ResultRow, "mode" | "modeAmount" | "language">;

const EVERY_PUBLIC_BOARD = "board:*";

/** The name of the public boards of a kind of run in messages. TEXT: the boards of texts of the day. */
function publicBoards({ mode, modeAmount, language }: BoardsOfKind): string {
  return `board:${mode}:${modeAmount ?? ""}:${language}`;
}

/** The names of changes of the public boards of a kind of run. */
export function changesOfKind(kind: BoardsOfKind): ReadonlySet<string> {
  return new Set([publicBoards(kind), EVERY_PUBLIC_BOARD]);
}

/** The name of the boards of a user's groups in messages. */
export function boardsOfGroupsOf(userId: string): string {
  return `person:${userId}`;
}

/**
 * The names of the boards on which a result may be, for PageCache.change: one message says which pages and which boards
 * have changed.
 */
export function boardsOfResult(result: BoardsOfKind & Pick<ResultRow, "userId">): readonly string[] {
  return [publicBoards(result), boardsOfGroupsOf(result.userId)];
}

/** The names of all boards on which somebody may be. */
export function boardsOfUser(userId: string): readonly string[] {
  return [EVERY_PUBLIC_BOARD, boardsOfGroupsOf(userId)];
}

/** So many names are remembered: those of people whose runs were saved last. */
const NAMES = 10_000;

/** When boards have changed, as far as this process has heard. */
export class BoardUpdates {
  readonly #now: () => number;
  readonly #changes = new LeastRecentlyUsed<{ readonly at: number }>(NAMES);
  readonly #listeners = new Set<(names: readonly string[] | null) => void>();
  readonly #stops: readonly (() => void)[];
  /** When messages may have been missed; null if none were. */
  #missedAt: number | null = null;

  /** @param now ms since 1970. */
  constructor(pageCache: PageCache, pubSub: PubSub, now: () => number) {
    this.#now = now;
    this.#stops = [pageCache.onChanged((names) => this.#note(names)), pubSub.onMissed(() => this.#miss())];
  }

  /** When one of these boards has changed; null if not lately. */
  changedAt(names: ReadonlySet<string>): Date | null {
    const times = [...names].map((name) => this.#changes.get(name)?.at ?? null);
    const last = Math.max(...[...times, this.#missedAt].map((at) => at ?? Number.NEGATIVE_INFINITY));
    return Number.isFinite(last) ? new Date(last) : null;
  }

  /**
   * Calls back after each change of some of these boards. The returned function stops it.
   * @param names asked with each change.
   */
  watch(names: () => ReadonlySet<string>, changed: () => void): () => void {
    const listener = (changes: readonly string[] | null): void => {
      const watched = names();
      if (changes === null || changes.some((name) => watched.has(name))) changed();
    };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #note(all: readonly string[]): void {
    const names = all.filter((name) => name.includes(":"));
    if (names.length === 0) return;
    const at = this.#now();
    for (const name of names) this.#changes.set(name, { at });
    for (const listener of this.#listeners) listener(names);
  }

  #miss(): void {
    this.#missedAt = this.#now();
    for (const listener of this.#listeners) listener(null);
  }
}

declare module "../Context" {
  interface Services {
    readonly boardUpdates: BoardUpdates;
  }
}
