import { Pool } from "pg";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";

/**
 * A process of its own that owns a data directory until it is killed: node --import tsx ownerProcess.ts <data
 * directory> [insert].
 * Prints one JSON line when it owns it, or was refused; with "insert" also each row's number once it is acknowledged.
 */
async function main(): Promise<void> {
  const [dataDirectory = "", insert] = process.argv.slice(2);
  const began = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  const ms = Math.round(performance.now() - began);
  process.stdout.write(
    `${JSON.stringify({ connection: postgres.connection, pid: postgres.pid, adopted: postgres.adopted, ms })}\n`,
  );
  process.once("SIGTERM", () => void postgres.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  if (insert !== "insert") return;
  const pool = new Pool(postgres.connection);
  await pool.query("CREATE TABLE IF NOT EXISTS entry (id int PRIMARY KEY)");
  for (let id = 1; ; id++) {
    await pool.query("INSERT INTO entry VALUES ($1)", [id]);
    process.stdout.write(`${id}\n`);
  }
}

main().catch((error: Error & { pid?: number }) => {
  process.stdout.write(`${JSON.stringify({ refused: error.name, message: error.message, holder: error.pid })}\n`);
  process.exit(1);
});
