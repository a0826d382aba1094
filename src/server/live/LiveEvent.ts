import type { LiveStart } from "../../engine/live/LiveStart";

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

/** What happens among those who are here. `userId` and `groupId` are row ids; `connection` is one open subscription. */
export type LiveEvent =
  | { readonly kind: "came"; readonly userId: string; readonly connection: string; readonly page: string }
  | { readonly kind: "went"; readonly userId: string; readonly connection: string }
  | { readonly kind: "presence"; readonly userId: string; readonly page: string; readonly isAway: boolean }
  | { readonly kind: "typed"; readonly userId: string; readonly report: TypingReport }
  /** A coach opened a wall, or follows one member. */
  | { readonly kind: "watching"; readonly userId: string; readonly groupId: string; readonly connection: string }
  | { readonly kind: "unwatching"; readonly userId: string; readonly groupId: string; readonly connection: string };
