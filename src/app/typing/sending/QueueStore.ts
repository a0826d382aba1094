import type { KeptQueue } from "./KeystrokeQueue";

/** Where a queue survives a reload of its page. */
export type QueueStore = {
  /** What an earlier page left, or null. */
  readonly read: () => KeptQueue | null;
  readonly write: (kept: KeptQueue) => void;
  readonly clear: () => void;
};
