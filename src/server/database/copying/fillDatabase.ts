import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { createMigrationsTable, lockSchema, recordMigrations, runMigrations } from "../applyMigrations";
import type { Migration } from "../readMigrations";
import { compareSchema } from "../schemaVersion";
import { clearTarget } from "./clearTarget";
import type { Content, CopiedTable, RowCounts } from "./Content";
import { checkCirclesAtEnd } from "./checkCirclesAtEnd";
import { quoteIdentifier, quoteName } from "./quoteName";

export type Filling = {
  readonly known: readonly Migration[];
  /** Whether what the database holds may go. */
  readonly replace: boolean;
  /**
   * Is called when all rows are there, before the schema is brought up to this release's; what it throws undoes all.
   */
  readonly check?: (counts: RowCounts) => Promise<void>;
};

/**
 * Fills a database with a content, in one transaction: the schema as the content knows it, the rows, then the
 * migrations that came since. All or nothing.
 * @throws StartError when the content or the database is not fit for it.
 */
export async function fillDatabase(
  client: ClientBase,
  { head, rowsOf }: Content,
  { known, replace, check }: Filling,
): Promise<RowCounts> {
  const { done, pending } = compareSchema(new Set(head.migrations), known, "The data come from a database that was");
  await client.query("begin");
  try {
    await lockSchema(client);
    await clearTarget(client, known, replace);
    await createMigrationsTable(client);
    await runMigrations(client, done);
    const circles = await checkCirclesAtEnd(client, head.tables);
    const counts = new Map<string, number>();
    for (const table of head.tables) counts.set(table.name, await fillTable(client, table, rowsOf(table)));
    for (const { name, value } of head.sequences) await client.query("select setval($1, $2)", [quoteName(name), value]);
    await circles.check();
    await check?.(counts);
    await runMigrations(client, pending);
    await recordMigrations(client, pending);
    await client.query("commit");
    await client.query("analyze");
    return counts;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** @returns how many rows it has got. */
async function fillTable(
  client: ClientBase,
  { name, columns }: CopiedTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const filling = client.query(
    copyFrom(`copy ${quoteName(name)} (${columns.map(quoteIdentifier).join(", ")}) from stdin`),
  );
  await pipeline(Readable.from(rows, { objectMode: false }), filling);
  return filling.rowCount;
}
