import type { LiveStart } from "../../engine/live/LiveRun";

/** A part of a run, as its page reported it. `elapsedMs` is how far the run was then. */
export type TypingReport = {
  readonly runId: string;
  readonly batch: number;
  /** In the first batch; null in all others. */
  readonly start: LiveStart | null;
  readonly keystrokes: string;
  readonly elapsedMs: number;
  readonly isOver: boolean;
};

/**
 * Something that stays so until it is ended: a page that is open, or a wall. `userId` and `groupId` are row ids;
 * `connection` is one open subscription.
 */
export type LiveOpening =
  | { readonly kind: "came"; readonly userId: string; readonly connection: string; readonly page: string }
  /** A coach opened a wall, or follows one member. */
  | { readonly kind: "watching"; readonly userId: string; readonly groupId: string; readonly connection: string };

/**
 * What every process must know of those who are here. What they type is not among it: that goes only where it is
 * watched (see {@link file://./LiveWord.ts}).
 */
export type LiveEvent =
  | LiveOpening
  | { readonly kind: "went"; readonly userId: string; readonly connection: string }
  | { readonly kind: "unwatching"; readonly userId: string; readonly groupId: string; readonly connection: string }
  | { readonly kind: "presence"; readonly userId: string; readonly page: string; readonly isAway: boolean };

/** How something that was opened ends. */
export function endingOf(opening: LiveOpening): LiveEvent {
  const { userId, connection } = opening;
  return opening.kind === "came"
    ? { kind: "went", userId, connection }
    : { kind: "unwatching", userId, groupId: opening.groupId, connection };
}
