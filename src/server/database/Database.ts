import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { isDatabaseAway } from "./isDatabaseAway";
import * as schema from "./schema";

/** The one connection to Postgres that everything shares. Code knows neither where it runs nor who started it. */
export type Database = NodePgDatabase<typeof schema>;

/**
 * Nobody waits for an answer longer than 5 s (withinTime.ts), so a connection must be had well within that. What takes longer goes on by itself, and is answered when it is asked for
 * again; twice that long is too long, and Postgres ends the statement. Where not even that arrives, because the network swallows everything, we stop listening.
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
export function openDatabase(config: PoolConfig): { readonly database: Database; readonly pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ max: 10, ...patience, ...config });
  // An idle connection that Postgres drops (a restart) is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  // The same of one that a transaction holds, of which the pool does not tell.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool, { schema });
  giveBackAll(database, pool);
  return { database, pool, close: () => pool.end() };
}

/**
 * Drizzle keeps a connection for ever whose `begin` fails, and puts one back that is broken: an outage would use up the pool. So transactions take theirs here, and what may be broken
 * is thrown away.
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
    let isBroken = true;
    try {
      const result = await databaseOn(client).transaction(work, config);
      isBroken = false;
      return result;
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
