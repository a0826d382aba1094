import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientBase, type ClientConfig } from "pg";
import { errorCode } from "./embedded/embeddedErrors";
import {
  createMigrationsTable,
  readMigrations,
  readSchemaVersion,
  type Migration,
  recordMigrations,
} from "./readMigrations";
import { explainConnecting, StartError } from "./databaseErrors";
import {
  buildIndexes,
  changeSchema,
  createdIndex,
  dropIndex,
  droppedIndex,
  inTransactionForm,
  noteIndex,
  quoteIdentifier,
  noteProgress,
  readUnfinished,
  noteUnfinished,
} from "./changeSchema";

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
  const isNew = pending.length === migrations.length;
  if (pending.length > 0) await createMigrationsTable(client);
  for (const migration of pending) await applyMigration(client, migration, isNew);
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

/** Rows that a released migration fills in one statement, which takes minutes where there are millions. */
type ReleasedBackfill = {
  readonly name: BackfillName;
  readonly table: string;
  readonly statement: RegExp;
  /** What its batches need to find their rows. */
  readonly index?: string;
};

/** All that migrations leave to be filled after the start, or for `board counts` just before it. */
export type BackfillName = "flag reasons" | "racers" | "board counts" | "improvement" | "run records";

/** The index that the backfill of racers reads, and drops when it is done. */
export const RACES_INDEX = "results_races_counting";

const releasedBackfills: readonly ReleasedBackfill[] = [
  { name: "flag reasons", table: "results", statement: /^\s*update "results" set "flag_reason"/iu },
  {
    name: "racers",
    table: "results",
    statement: /^\s*update "results" set "racers"/iu,
    index: `create index "${RACES_INDEX}" on "results" ("race_code", "started_at") where mode = 'RACE'`,
  },
  { name: "improvement", table: "board_entries", statement: /^\s*with gains as/iu },
  { name: "board counts", table: "board_entries", statement: /^\s*insert into board_changes select/iu },
];

/**
 * Runs one migration and records it, in one transaction. Where a table already has rows, its indexes and what fills it
 * are only noted: building and filling them would lock it for as long as that takes.
 * @param isNew whether the database was empty: then there is nothing to fill.
 */
export function applyMigration(client: ClientBase, migration: Migration, isNew = false): Promise<void> {
  return changeSchema(client, async () => {
    const filled = await filledTables(client, migration);
    const noted = new Set(
      migration.statements.flatMap((statement) => {
        const created = createdIndex(statement);
        return created && filled.has(created.table) ? [created.index] : [];
      }),
    );
    for (const statement of migration.statements) await applyStatement(client, statement, { filled, noted });
    if (!isNew) await noteBackfills(client, [migration]);
    await recordMigrations(client, [migration]);
  });
}

type Seen = {
  readonly filled: ReadonlySet<string>;
  /** The indexes that will be built later. */
  readonly noted: ReadonlySet<string>;
};

async function applyStatement(client: ClientBase, statement: string, { filled, noted }: Seen): Promise<void> {
  const created = createdIndex(statement);
  if (created && noted.has(created.index)) return noteIndex(client, created.index, statement);
  const dropped = droppedIndex(statement);
  // One that is built anew is there until its successor is.
  if (dropped !== null) return noted.has(dropped) ? undefined : dropIndex(client, dropped);
  const backfill = releasedBackfills.find((each) => each.statement.test(statement));
  if (!backfill || !filled.has(backfill.table)) return void (await client.query(inTransactionForm(statement)));
  const index = backfill.index === undefined ? null : createdIndex(backfill.index);
  if (index && backfill.index !== undefined) await noteIndex(client, index.index, backfill.index);
  return noteUnfinished(client, backfill.name, null);
}

/** Notes the backfills that migrations ask for by a statement that is only `-- backfill: <name>`. */
export async function noteBackfills(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) {
      const name = /^\s*-- backfill: *(\S[^\n]*?)\s*$/u.exec(statement)?.[1];
      if (name !== undefined) await noteUnfinished(client, name, null);
    }
  }
}

/** Which tables that a migration gives indexes or fills have rows before it. */
async function filledTables(client: ClientBase, { statements }: Migration): Promise<ReadonlySet<string>> {
  const tables = new Set([
    ...statements.flatMap((statement) => createdIndex(statement)?.table ?? []),
    ...releasedBackfills.map(({ table }) => table),
  ]);
  const filled = new Set<string>();
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
      quoteIdentifier(table),
    ]);
    if (rows[0]?.there !== true) continue;
    const { rows: first } = await client.query(`select 1 from ${quoteIdentifier(table)} limit 1`);
    if (first.length > 0) filled.add(table);
  }
  return filled;
}
