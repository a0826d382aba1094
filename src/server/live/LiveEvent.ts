import type { LiveStart } from "../../engine/live/LiveStart";
import { startLiveRun, type LiveRun } from "../../engine/live/LiveRun";
import { takeLiveBatch } from "../../engine/live/takeLiveBatch";
import type { FollowedRun, ToldBatches, SharedTexts } from "./LivePeople";
import type { ToldRun } from "./liveTypes";
import type { IsoDateTime } from "../../contract/scalars";
import type { ReportDecision } from "./LiveReports";

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

/** A run for another process. */
export function tellRun({ id, start, told, zeroAt, keyAt }: FollowedRun, now: number): ToldRun {
  const keystrokes: string[] = [];
  for (let at: ToldBatches | null = told; at; at = at.before) keystrokes.push(at.keystrokes);
  return { id, start, keystrokes: keystrokes.toReversed(), zeroAgo: now - zeroAt, keyAgo: now - keyAt };
}

/** A run as another process told it. */
export function hearRun(
  { id, start, keystrokes, zeroAgo, keyAgo }: ToldRun,
  texts: SharedTexts,
  now: number,
): FollowedRun {
  const run = keystrokes.reduce(next, startLiveRun(texts.layOut(start.rules, start.text), start.position));
  const told = keystrokes.reduce((before: ToldBatches | null, batch) => ({ keystrokes: batch, before }), null);
  return { id, start, run, told, zeroAt: now - zeroAgo, keyAt: now - keyAgo };
}

function next(run: LiveRun, keystrokes: string): LiveRun {
  const taken = takeLiveBatch(run, run.batch + 1, keystrokes);
  return "run" in taken ? taken.run : run;
}

/** An instant in ms since 1970 as it is written. */
export function isoOf(at: number): IsoDateTime {
  return new Date(at).toISOString() as IsoDateTime;
}

/** What of a report is to be said: whether anybody watches (then it is taken), or why it is not taken. */
export type LiveReportAnswer =
  | { readonly isWatched: boolean }
  | Exclude<ReportDecision, { readonly followed: unknown }>;
