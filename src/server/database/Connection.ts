import type { Database } from "./Database";

/** A transaction that is open. What it did is undone when its function throws. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Where a statement may run: on its own, or inside a transaction. */
export type Connection = Database | Transaction;
