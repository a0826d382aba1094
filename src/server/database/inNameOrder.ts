import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * A name or title, to be sorted or compared as contract/names.ts does: by the collation of migration 0008. Two
 * equal names are equal here too, so a list has an id as its second key.
 * No index has this order: one that was built with another version of ICU would be wrong.
 */
export function inNameOrder(name: SQLWrapper): SQL {
  return sql`${name} collate "names"`;
}
