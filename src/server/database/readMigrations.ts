import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ClientBase } from "pg";
import { inTransactionForm } from "./changeSchema";
import { StartError } from "./databaseErrors";

/** Creates the table of applied migrations, as drizzle-kit expects it. */
export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/**
 * Runs migrations inside the open transaction, on tables that nobody uses. {@link recordMigrations} records that they
 * were applied.
 */
export async function runMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) await client.query(inTransactionForm(statement));
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
