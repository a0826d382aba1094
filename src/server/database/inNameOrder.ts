import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * A name or title, to sort or compare like contract/names.ts does: by the collation of migration 0008. Names can be
 * equal in this order, so lists need an id as second key. No index uses this order, because one built with another
 * version of ICU would be wrong.
 */
export function inNameOrder(name: SQLWrapper): SQL {
  return sql`${name} collate "names"`;
}
