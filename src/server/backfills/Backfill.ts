import type { Transaction } from "../database/Database";

/** A backfill that is not finished. */
export type Left = {
  readonly name: string;
  /** After which row it goes on; null at the beginning. */
  readonly position: string | null;
  /** When its migration ran, as Postgres writes it. */
  readonly since: string;
};

/** Does one batch, and returns the position after it; null when nothing is left. */
export type Backfill = (transaction: Transaction, left: Left, timeZone: string) => Promise<string | null>;

/** Before the first row. */
export const START = "00000000-0000-0000-0000-000000000000";
