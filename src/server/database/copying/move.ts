import type { ClientBase } from "pg";
import { readMigrations } from "../readMigrations";
import { StartError } from "../StartError";
import type { CopiedTable } from "./Content";
import { fillDatabase } from "./fillDatabase";
import { markTable } from "./markTable";
import { openCopyClient } from "./openCopyClient";
import type { Place } from "./openPlace";
import { snapshotOf } from "./snapshotOf";

/**
 * Copies a database into another one and holds every row of both against each other before it is kept. All or nothing;
 * the first is left as it is. Says what it did, table by table.
 */
export async function move(from: Place, to: Place, replace: boolean, say: (line: string) => void): Promise<void> {
  const source = await openCopyClient(from.config, from.variable);
  try {
    const target = await openCopyClient(to.config, to.variable);
    try {
      const known = await readMigrations();
      const snapshot = await snapshotOf(source, known);
      for (const table of snapshot.leftOut) say(`${table} is not Typeloop's and is left out.`);
      await fillDatabase(target, snapshot, {
        known,
        replace,
        check: () => compareAll(source, target, snapshot.head.tables, say),
      });
      say(`${from.name} is copied to ${to.name}, row by row the same. ${from.name} is as it was.`);
    } finally {
      await target.end();
    }
  } finally {
    await source.end();
  }
}

async function compareAll(
  source: ClientBase,
  target: ClientBase,
  tables: readonly CopiedTable[],
  say: (line: string) => void,
): Promise<void> {
  for (const table of tables) {
    const [one, other] = await Promise.all([markTable(source, table), markTable(target, table)]);
    if (one.rows !== other.rows || one.mark !== other.mark)
      throw new StartError(
        `${table.name} is not the same in both databases (${one.rows} and ${other.rows} rows). Nothing was kept.`,
      );
    say(`${table.name}: ${one.rows} rows, the same in both`);
  }
}
