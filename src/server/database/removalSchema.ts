import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { groups, instant, users } from "./userSchema";

/**
 * Accounts that a coach deleted or merged into another, kept aside for `limits.removedMs` so that it can be undone.
 * Nothing else reads them: for all other purposes the account no longer exists.
 */
export const removedAccounts = pgTable(
  "removed_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The group in which it was removed, whose coaches can bring it back. */
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** The row id that the account had. */
    userId: uuid("user_id").notNull(),
    displayName: text("display_name").notNull(),
    username: text("username"),
    /** The account it was merged into; null for a deleted one. Its data is kept there too, so both end together. */
    intoUserId: uuid("into_user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Whether only an owner may bring it back, because the account ran this group or another one. */
    isForOwners: boolean("is_for_owners").notNull().default(false),
    removedBy: uuid("removed_by").references(() => users.id, { onDelete: "set null" }),
    /** When it was removed. */
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("removed_accounts_group").on(table.groupId, table.createdAt, table.id),
    // To find those whose time is over.
    index("removed_accounts_created").on(table.createdAt),
    index("removed_accounts_into").on(table.intoUserId),
    index("removed_accounts_by").on(table.removedBy),
  ],
);

/** The rows of removed accounts, as JSON. */
export const removedRows = pgTable(
  "removed_rows",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    removalId: uuid("removal_id")
      .notNull()
      .references(() => removedAccounts.id, { onDelete: "cascade" }),
    /** The name of its table. */
    source: text("source").notNull(),
    /**
     * GONE: a row that was deleted. MOVED: the keys of one that now belongs to another account. BEFORE and AFTER: a row
     * of that other account, before and after a merge that changed it. LINK: a reference to a deleted row.
     */
    part: text("part", { enum: ["GONE", "MOVED", "BEFORE", "AFTER", "LINK"] }).notNull(),
    row: jsonb("row").notNull(),
  },
  (table) => [index("removed_rows_removal").on(table.removalId, table.part, table.source)],
);

export type RemovedAccountRow = typeof removedAccounts.$inferSelect;
