import type { ClientBase } from "pg";
import type { Migration } from "./readMigrations";
import { StartError } from "./StartError";

/** Where drizzle-kit and we keep which migrations a database has had. */
export const MIGRATIONS_TABLE = "drizzle.__drizzle_migrations";

/** Which of the migrations a database has had, in order, and which it lacks. */
export type SchemaVersion = { readonly done: readonly Migration[]; readonly pending: readonly Migration[] };

/**
 * Reads how far a database is; an empty one has had none.
 * @throws StartError when it has had one that this release does not know.
 */
export async function readSchemaVersion(client: ClientBase, known: readonly Migration[]): Promise<SchemaVersion> {
  const done = new Set(await readDone(client));
  return compareSchema(done, known, "The database was");
}

/**
 * @param what begins the sentence that says which schema is too new. @throws StartError when a migration is not known.
 */
export function compareSchema(done: ReadonlySet<number>, known: readonly Migration[], what: string): SchemaVersion {
  const ours = new Set(known.map(({ when }) => when));
  const isNewer = [...done].some((when) => !ours.has(when));
  if (isNewer)
    throw new StartError(
      `${what} migrated by a newer release of Typeloop than this one (which knows up to ${known.at(-1)?.tag}). Nothing was changed. Start that release, or a newer one.`,
    );
  return { done: known.filter(({ when }) => done.has(when)), pending: known.filter(({ when }) => !done.has(when)) };
}

async function readDone(client: ClientBase): Promise<readonly number[]> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    MIGRATIONS_TABLE,
  ]);
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ created_at: string }>(`select created_at from ${MIGRATIONS_TABLE}`);
  return rows.map((row) => Number(row.created_at));
}
