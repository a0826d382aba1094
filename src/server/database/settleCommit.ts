import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

/**
 * For so long a Postgres that went away is asked what became of a commit. Nobody waits so long; who asks again finds
 * the answer.
 */
const ASK_MS = 30_000;
const PAUSE_MS = 250;

/**
 * Whether a transaction was committed, though nobody heard of it: the connection was lost before the answer came. Asks
 * until the database is there again and has decided.
 * @param transactionId what pg_current_xact_id gave inside of it. Postgres remembers what became of it, also across a
 *   restart.
 * @returns false also when nobody could be asked in time.
 */
export async function wasCommitted(pool: Pool, transactionId: string): Promise<boolean> {
  for (const deadline = Date.now() + ASK_MS; Date.now() < deadline && !pool.ending; await sleep(PAUSE_MS)) {
    const status = await ask(pool, transactionId);
    if (status === "committed") return true;
    if (status === "aborted") return false;
  }
  return false;
}

async function ask(pool: Pool, transactionId: string): Promise<string | null> {
  try {
    const { rows } = await pool.query<{ status: string | null }>("select pg_xact_status($1::xid8) as status", [
      transactionId,
    ]);
    return rows[0]?.status ?? null;
  } catch {
    return null;
  }
}
