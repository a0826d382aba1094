import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientBase, type ClientConfig } from "pg";
import { errorCode } from "./embedded/embeddedErrors";
import { createMigrationsTable, readMigrations, readSchemaVersion } from "./readMigrations";
import { explainConnecting, StartError } from "./databaseErrors";
import { applyMigration, type BackfillName } from "./applyMigration";
import { buildIndexes } from "./buildIndexes";
import { changeSchema } from "./changeSchema";
import { noteProgress, readUnfinished } from "./unfinished";

/** The oldest version whose SQL we use; 14 is the oldest that is still maintained. */
const OLDEST_POSTGRES = 140_000;

/** How long to wait for a Postgres that is starting: after a power cut it starts at the same time as the server. */
const STARTING_MS = 30_000;

/**
 * Migrates a database to the current schema, while processes of the release before it go on with it. Each migration is
 * a transaction of its own; then indexes of tables that have rows are built, without locking them. What is done stays
 * done when it is interrupted, and the next start goes on from there. Rows are filled after the start: see
 * `backfills/`. Safe when several processes start together: one migrates, the others wait.
 * @throws StartError, which says what to do, when the database cannot be reached or used, or was migrated by a newer
 * release.
 */
export async function migrate(config: ClientConfig): Promise<void> {
  try {
    const client = await connectPatiently(config);
    try {
      await bringUp(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    throw explainConnecting(error, config, config.connectionString === undefined ? null : "DATABASE_URL");
  }
}

async function bringUp(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  const version = Number(rows[0]?.server_version_num);
  if (version < OLDEST_POSTGRES)
    throw new StartError(`The database is a Postgres ${Math.floor(version / 10_000)}: Typeloop needs 14 or newer.`);
  const migrations = await readMigrations();
  await lockDatabase(client);
  const { pending } = await readSchemaVersion(client, migrations);
  if (pending.length > 0) await createMigrationsTable(client);
  for (const migration of pending) await applyMigration(client, migration);
  await buildIndexes(client);
  await countEntries(client);
}

async function connectPatiently(config: ClientConfig): Promise<Client> {
  for (const deadline = Date.now() + STARTING_MS; ; await sleep(250)) {
    const client = new Client({ connectionTimeoutMillis: 10_000, ...config });
    // Without a listener, a broken connection would end the process; the pending query rejects anyway.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (errorCode(error) !== "57P03" || Date.now() > deadline) throw error;
    }
  }
}

/** Any number that no other program uses for a lock in this database. */
const MIGRATION_LOCK = 7_395_106;

/** Keeps other processes from migrating until the transaction ends. */
export function lockSchema(client: ClientBase): Promise<void> {
  return waitForLock(client, "pg_try_advisory_xact_lock");
}

/** The same until the connection ends. */
function lockDatabase(client: ClientBase): Promise<void> {
  return waitForLock(client, "pg_try_advisory_lock");
}

/** Asks again and again: an index that is being built waits for every statement, also for one that waits for it. */
async function waitForLock(client: ClientBase, lock: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(`select ${lock}($1) as "isOurs"`, [MIGRATION_LOCK]);
    if (rows[0]?.isOurs === true) return;
    await sleep(250);
  }
}

const NAME: BackfillName = "board counts";

/**
 * Counts the entries that leaderboards had before migration 0027, one board after the other, before this process
 * settles any change. Meanwhile processes of earlier releases change entries, which a trigger notes: a statement
 * replaces what it has noted by the entries at the same moment.
 */
async function countEntries(client: ClientBase): Promise<void> {
  const left = (await readUnfinished(client)).find(({ name }) => name === NAME);
  if (!left) return;
  for (let board = await nextBoard(client, left.position); board !== null; board = await nextBoard(client, board)) {
    const counted = board;
    await changeSchema(client, async () => {
      await client.query(
        `with noted as (delete from board_changes where board = $1)
          insert into board_changes select board, 1, speed, accuracy, improvement from board_entries where board = $1`,
        [counted],
      );
      await noteProgress(client, NAME, counted);
    });
  }
  await noteProgress(client, NAME, null);
}

async function nextBoard(client: ClientBase, after: string | null): Promise<string | null> {
  const { rows } = await client.query<{ board: string | null }>(
    "select min(board) as board from board_entries where $1::text is null or board > $1",
    [after],
  );
  return rows[0]?.board ?? null;
}
