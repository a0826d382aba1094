import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { isDatabaseAway } from "./databaseErrors";
import * as schema from "./schema";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The connection to Postgres that all code shares. The code does not depend on where Postgres runs or who started it.
 */
export type Database = NodePgDatabase<typeof schema>;

/**
 * Clients get a response within 5 s (withinTime.ts), so a connection must be available well within that. A longer
 * statement continues in the background, and its result is there when the client retries; after twice that time
 * Postgres ends the statement. If even that does not reach us because the network drops everything, the query is given
 * up here. A transaction left open by a process that vanished is ended soon, so that it does not hold its locks.
 */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig;

/** Opens a pool, without connecting yet. `close` waits for running queries. */
export function openDatabase(config: PoolConfig): {
  readonly database: Database;
  readonly pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({ max: 10, ...patience, ...config });
  // The pool replaces an idle connection that Postgres drops (during a restart); without a listener the error would end
  // the process.
  pool.on("error", () => {});
  // The same for a connection in a transaction, for which the pool emits no error.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool, { schema });
  giveBackAll(database, pool);
  return { database, pool, close: () => pool.end() };
}

/**
 * Drizzle never releases a connection whose `begin` fails, and returns broken ones to the pool, so an outage would use
 * up the pool. This gives transactions their connection itself and discards those that may be broken. If the connection
 * is lost during a commit, it finds out whether the commit succeeded, because repeating it would apply it twice.
 */
function giveBackAll(database: Database, pool: Pool): void {
  const known = new WeakMap<PoolClient, Database>();
  const databaseOn = (client: PoolClient): Database => {
    const found = known.get(client) ?? drizzle(client, { schema });
    known.set(client, found);
    return found;
  };
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    const done: { readonly result: Awaited<ReturnType<typeof work>>; readonly id: string | null }[] = [];
    try {
      const result = await databaseOn(client).transaction(async (transaction) => {
        const made = await work(transaction);
        done.push({ result: made, id: await idOf(transaction) });
        return made;
      }, config);
      client.release();
      return result;
    } catch (error) {
      const isBroken = isDatabaseAway(error);
      // Released before asking on another connection: all transactions may be at this point at once.
      client.release(isBroken);
      const [last] = done;
      if (!isBroken || !last || last.id === null || !(await wasCommitted(pool, last.id))) throw error;
      return last.result;
    }
  };
}

/** Postgres's id of a transaction; null if it has written nothing. */
async function idOf(transaction: Transaction): Promise<string | null> {
  const { rows } = await transaction.execute<{ id: string | null }>(
    sql`select pg_current_xact_id_if_assigned()::text as id`,
  );
  return rows[0]?.id ?? null;
}

/** An open transaction. It is rolled back when its function throws. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Where a statement can run: by itself or inside a transaction. */
export type Connection = Database | Transaction;

/**
 * How long to keep asking whether a commit succeeded while Postgres is unreachable. Clients do not wait that long, but
 * find the result when they retry.
 */
const ASK_MS = 30_000;
const PAUSE_MS = 250;

/**
 * Whether a transaction was committed although the connection was lost before the response. Retries until the database
 * is reachable and has decided.
 * @param transactionId from pg_current_xact_id inside the transaction. Postgres remembers its outcome, also across a
 * restart.
 * @returns false also when the database could not be reached in time.
 */
async function wasCommitted(pool: Pool, transactionId: string): Promise<boolean> {
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

declare module "../services" {
  interface Services {
    readonly database: Database;
  }
}
