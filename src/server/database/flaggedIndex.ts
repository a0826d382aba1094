import { sql } from "drizzle-orm";
import { index, type PgColumn } from "drizzle-orm/pg-core";

/** All flagged rows of the server, for admins: those that are not reviewed first, then the newest. */
export const flaggedIndex = (name: string, createdAt: PgColumn, id: PgColumn) =>
  index(name)
    .on(sql`(reviewed_at is null)`, createdAt, id)
    .concurrently()
    .where(sql`flag_reason is not null`);
