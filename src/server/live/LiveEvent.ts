import type { IsoDateTime } from "../../contract/scalars";
import type { ReportDecision, TypingReport, ToldRun } from "./liveRun";

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

/** An instant in ms since 1970 as it is written. */
export function isoOf(at: number): IsoDateTime {
  return new Date(at).toISOString() as IsoDateTime;
}

/** What of a report is to be said: whether anybody watches (then it is taken), or why it is not taken. */
export type LiveReportAnswer =
  | { readonly isWatched: boolean }
  | Exclude<ReportDecision, { readonly followed: unknown }>;

/** What one process tells another about somebody who is watched. */
export type LiveWord =
  /** A report that was taken, for whoever watches there. */
  | { readonly kind: "typed"; readonly userId: string; readonly report: TypingReport }
  /** The whole run, or that there is none. */
  | { readonly kind: "run"; readonly userId: string; readonly run: ToldRun | null }
  /** A part was missed: tell the run. */
  | { readonly kind: "lost"; readonly userId: string };

/** What one process asks another, where somebody's page is open. */
export type LiveQuestion =
  | { readonly kind: "typing"; readonly userId: string; readonly report: TypingReport }
  | { readonly kind: "presence"; readonly userId: string; readonly page: string; readonly isAway: boolean };
