import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./userSchema";

/** Backups that admins started on the pages, known to all processes. The files are in the host's folder. */
export const backups = pgTable(
  "backups",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull(),
    /** Null while it runs, and for good if its process ended meanwhile. */
    endedAt: instant("ended_at"),
    /** Name of the file, without its folder. */
    file: text("file").notNull(),
    /** Size of the file; null before its end and after a failure. */
    bytes: bigint("bytes", { mode: "number" }),
    /** Why it failed, for the operator; null if it has not. */
    failure: text("failure"),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("backups_newest").on(table.createdAt, table.id), index("backups_created_by").on(table.createdBy)],
);

export type BackupRow = typeof backups.$inferSelect;
