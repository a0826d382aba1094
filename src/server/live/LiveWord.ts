import type { LiveStart } from "../../engine/live/LiveRun";
import type { TypingReport } from "./LiveEvent";

/**
 * A run so far, for a process that has not seen its beginning. Times are in ms before it is told: clocks of computers
 * differ.
 */
export type ToldRun = {
  readonly id: string;
  readonly start: LiveStart;
  /** Its batches, the first one first. */
  readonly keystrokes: readonly string[];
  readonly zeroAgo: number;
  readonly keyAgo: number;
};

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
