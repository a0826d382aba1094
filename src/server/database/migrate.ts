import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig, type ClientBase } from "pg";
import { errorCode } from "./embedded/embeddedErrors";
import { explainConnecting, StartError } from "./databaseErrors";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The oldest version whose SQL we use; 14 is the oldest that is still maintained. */
const OLDEST_POSTGRES = 140_000;

/** How long to wait for a Postgres that is starting: after a power cut it starts at the same time as the server. */
const STARTING_MS = 30_000;

/**
 * Migrates a database to the current schema in one transaction, or not at all. Safe when several processes start
 * together: one migrates, the others wait.
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
  await client.query("begin");
  await lockSchema(client);
  const { pending } = await readSchemaVersion(client, migrations);
  if (pending.length > 0) {
    await createMigrationsTable(client);
    await runMigrations(client, pending);
    await recordMigrations(client, pending);
  }
  await client.query("commit");
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

/** Locks the schema against other processes until the transaction ends. */
export async function lockSchema(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
}

/** Creates the table of applied migrations, as drizzle-kit expects it. */
export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Runs migrations inside the open transaction. {@link recordMigrations} records that they were applied. */
export async function runMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) await client.query(statement);
  }
}

export async function recordMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { hash, when } of migrations)
    await client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
}

/** One step from the schema of a release to the next, as drizzle-kit writes them. */
export type Migration = {
  /** Its file without the ending: `0003_groups`. */
  readonly tag: string;
  /** When it was made, in ms since 1970. Migrations run in this order, and the database identifies them by it. */
  readonly when: number;
  /** SHA-256 of the file, hex. */
  readonly hash: string;
  readonly statements: readonly string[];
  /** The tables that exist after it, such as `public.users`. */
  readonly tables: readonly string[];
};

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };
type Snapshot = { readonly tables: Readonly<Record<string, unknown>> };

/** All migrations of this release, in order. */
export async function readMigrations(
  folder = path.resolve("src/server/database/migrations"),
): Promise<readonly Migration[]> {
  const { entries }: Journal = await readJson(path.join(folder, "meta/_journal.json"));
  return Promise.all(entries.map((entry) => readMigration(folder, entry)));
}

async function readMigration(folder: string, { tag, when }: Journal["entries"][number]): Promise<Migration> {
  const text = await readFile(path.join(folder, `${tag}.sql`), "utf8");
  const { tables }: Snapshot = await readJson(path.join(folder, `meta/${tag.slice(0, 4)}_snapshot.json`));
  return {
    tag,
    when,
    hash: createHash("sha256").update(text).digest("hex"),
    statements: text.split("--> statement-breakpoint"),
    tables: Object.keys(tables),
  };
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Where drizzle-kit and the server record the migrations of a database. */
export const MIGRATIONS_TABLE = "drizzle.__drizzle_migrations";

/** The migrations that a database has had, in order, and those it lacks. */
type SchemaVersion = { readonly done: readonly Migration[]; readonly pending: readonly Migration[] };

/**
 * Reads which migrations a database has had; an empty one has had none.
 * @throws StartError when it has had one that this release does not know.
 */
export async function readSchemaVersion(client: ClientBase, migrations: readonly Migration[]): Promise<SchemaVersion> {
  const done = new Set(await readDone(client));
  return compareSchema(done, migrations, "The database was");
}

/**
 * @param what start of the message: which schema is too new.
 * @throws StartError when a migration is not known.
 */
export function compareSchema(
  done: ReadonlySet<number>,
  migrations: readonly Migration[],
  what: string,
): SchemaVersion {
  const ours = new Set(migrations.map(({ when }) => when));
  const isNewer = [...done].some((when) => !ours.has(when));
  if (isNewer)
    throw new StartError(
      `${what} migrated by a newer release of Typeloop than this one (which knows up to ` +
        `${migrations.at(-1)?.tag}). Nothing was changed. Start that release, or a newer one.`,
    );
  return {
    done: migrations.filter(({ when }) => done.has(when)),
    pending: migrations.filter(({ when }) => !done.has(when)),
  };
}

async function readDone(client: ClientBase): Promise<readonly number[]> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    MIGRATIONS_TABLE,
  ]);
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ created_at: string }>(`select created_at from ${MIGRATIONS_TABLE}`);
  return rows.map((row) => Number(row.created_at));
}
