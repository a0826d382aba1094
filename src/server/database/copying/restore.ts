import { readMigrations } from "../readMigrations";
import { StartError } from "../StartError";
import { checkBackup } from "./checkBackup";
import { fillDatabase } from "./fillDatabase";
import { openBackup } from "./openBackup";
import { openCopyClient } from "./openCopyClient";
import type { Place } from "./openPlace";

/**
 * Fills a database from a backup's file; one of an older release is brought up to this one's schema. All or nothing.
 * Says what it did.
 */
export async function restore(
  file: string,
  place: Place,
  replace: boolean,
  say: (line: string) => void,
): Promise<void> {
  // Damage is found before the database meets it: what Postgres would say of a broken row helps nobody.
  await checkBackup(file);
  const content = await openBackup(file);
  try {
    const client = await openCopyClient(place.config, place.variable);
    try {
      const known = await readMigrations();
      const counts = await fillDatabase(client, content, {
        known,
        replace,
        check: async (filled) => {
          const { tables } = await content.checkEnd();
          const wrong = content.head.tables.find(({ name }) => tables[name]?.rows !== filled.get(name));
          if (wrong) throw new StartError(`${wrong.name} did not take all of its rows. Nothing was changed.`);
        },
      });
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const newest = known.at(-1)?.tag;
      say(
        `${place.name} is filled from ${file}, made ${content.head.madeAt}: ${rows} rows of ${counts.size} tables${newest === content.head.schema ? "" : `, and brought from ${content.head.schema} up to ${newest}`}.`,
      );
    } finally {
      await client.end();
    }
  } finally {
    content.close();
  }
}
