import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import * as schema from "./schema";

/** The one connection to Postgres that everything shares. Code knows neither where it runs nor who started it. */
export type Database = NodePgDatabase<typeof schema>;

/** Opens a pool. Nothing is asked of the server yet. `close` waits for running queries. */
export function openDatabase(config: PoolConfig): { readonly database: Database; readonly pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ max: 10, ...config });
  // An idle connection that Postgres drops (a restart) is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
