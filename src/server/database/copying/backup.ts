import { stat } from "node:fs/promises";
import { readMigrations } from "../readMigrations";
import type { BackupEnd } from "./BackupManifest";
import { checkBackup } from "./checkBackup";
import { openCopyClient } from "./openCopyClient";
import type { Place } from "./openPlace";
import { snapshotOf } from "./snapshotOf";
import { writeBackup } from "./writeBackup";

/**
 * Copies a database, as it is at one moment, into a file, and reads the file again to see that all is in it. Says what
 * it did, line by line.
 */
export async function backup(place: Place, file: string, say: (line: string) => void): Promise<void> {
  const client = await openCopyClient(place.config, place.variable);
  try {
    const snapshot = await snapshotOf(client, await readMigrations());
    for (const table of snapshot.leftOut) say(`${table} is not Typeloop's and is left out.`);
    const written = await writeBackup(file, snapshot, new Date());
    await checkBackup(file);
    const { size } = await stat(file);
    say(
      `${place.name} is backed up into ${file}: ${countRows(written)} rows of ${snapshot.head.tables.length} tables, schema ${snapshot.head.schema}, ${(size / 1e6).toFixed(1)} MB.`,
    );
  } finally {
    await client.end();
  }
}

function countRows({ tables }: BackupEnd): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
