import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { isDatabaseAway } from "./databaseErrors";
import * as schema from "./schema";
import { setTimeout as sleep } from "node:timers/promises";

/** The one connection to Postgres that everything shares. Code knows neither where it runs nor who started it. */
export type Database = NodePgDatabase<typeof schema>;

/**
 * Nobody waits for an answer longer than 5 s (withinTime.ts), so a connection must be had well within that. What takes
 * longer goes on by itself, and is answered when it is asked for
 * again; twice that long is too long, and Postgres ends the statement. Where not even that arrives, because the network
 * swallows everything, we stop listening.
 * What is left of a process that vanished inside a transaction holds no lock for long.
 */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig;

/** Opens a pool. Nothing is asked of the server yet. `close` waits for running queries. */
export function openDatabase(config: PoolConfig): {
  readonly database: Database;
  readonly pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({ max: 10, ...patience, ...config });
  // An idle connection that Postgres drops (a restart) is replaced by the next query; without a listener it would end
  // the process.
  pool.on("error", () => {});
  // The same of one that a transaction holds, of which the pool does not tell.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool, { schema });
  giveBackAll(database, pool);
  return { database, pool, close: () => pool.end() };
}

/**
 * Drizzle keeps a connection for ever whose `begin` fails, and puts one back that is broken: an outage would use up the
 * pool. So transactions take theirs here, and what may be broken
 * is thrown away. And where the connection is lost while a transaction commits, it is found out whether it did: to do
 * it again would double it.
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
      // Before others are asked for: all may be in this place at once.
      client.release(isBroken);
      const [last] = done;
      if (!isBroken || !last || last.id === null || !(await wasCommitted(pool, last.id))) throw error;
      return last.result;
    }
  };
}

/** How Postgres knows a transaction; null for one that has written nothing. */
async function idOf(transaction: Transaction): Promise<string | null> {
  const { rows } = await transaction.execute<{ id: string | null }>(
    sql`select pg_current_xact_id_if_assigned()::text as id`,
  );
  return rows[0]?.id ?? null;
}

/** A transaction that is open. What it did is undone when its function throws. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Where a statement may run: on its own, or inside a transaction. */
export type Connection = Database | Transaction;

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
