import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { cleanScratch, killTree, scratch } from "./scratch";

export type KillRounds = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly torn: number;
  readonly restartsMs: readonly number[];
};

/**
 * Kills the whole Postgres tree `rounds` times while four writers insert pairs of rows, and starts it again each time.
 * `lost` counts
 * acknowledged rows that are gone, `torn` rows of which only one of the pair is there. By hand: npx tsx
 * tests/server/database/killRounds.ts 25
 */
export async function killRounds(rounds: number, dataDirectory: string): Promise<KillRounds> {
  const acknowledged: number[] = [];
  const restartsMs: number[] = [];
  let [next, lost, torn] = [0, 0, 0];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const postgres = await startEmbeddedPostgres({ dataDirectory });
    if (round > 0) restartsMs.push(Math.round(performance.now() - began));
    const pool = new Pool({ ...postgres.connection, max: 4 });
    pool.on("error", () => undefined);
    await pool.query(
      "CREATE TABLE IF NOT EXISTS one (id int PRIMARY KEY, at timestamptz DEFAULT now()); CREATE TABLE IF NOT " +
        "EXISTS other (id int PRIMARY KEY)",
    );
    await pool.query("CREATE EXTENSION IF NOT EXISTS amcheck");
    await pool.query(
      "SELECT bt_index_check(index => 'one_pkey', heapallindexed => true), bt_index_check(index => 'other_pkey', " +
        "heapallindexed => true)",
    );
    const one = await idsOf(pool, "one");
    const other = await idsOf(pool, "other");
    lost += acknowledged.filter((id) => !one.has(id) || !other.has(id)).length;
    torn += [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length;
    const write = async (): Promise<void> => {
      for (;;) {
        const id = ++next;
        try {
          // One statement is one transaction.
          await pool.query("WITH a AS (INSERT INTO one (id) VALUES ($1)) INSERT INTO other VALUES ($1)", [id]);
          acknowledged.push(id);
        } catch {
          return;
        }
      }
    };
    if (round < rounds) {
      const writers = [write(), write(), write(), write()];
      await sleep(150 + Math.random() * 500);
      killTree(postgres.pid);
      await Promise.all(writers);
    }
    await pool.end();
    await postgres.stop();
  }
  return { acknowledged: acknowledged.length, lost, torn, restartsMs };
}

async function idsOf(pool: Pool, table: "one" | "other"): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(`SELECT id FROM ${table}`);
  return new Set(rows.map(({ id }) => id));
}

if (process.argv[1]?.endsWith("killRounds.ts") === true) {
  const rounds = Number(process.argv[2] ?? 25);
  void killRounds(rounds, scratch())
    .then((result) => process.stdout.write(`${rounds} kills: ${JSON.stringify(result)}\n`))
    .finally(cleanScratch);
}
