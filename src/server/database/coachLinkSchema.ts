import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { groups, instant, users } from "./userSchema";

/** Links with which somebody becomes a coach of a group. A revoked link has no row. */
export const coachLinks = pgTable(
  "coach_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** SHA-256 of the code, hex. The code itself is only in the link. */
    codeHash: text("code_hash").notNull(),
    /** How many people may still become coaches with it. */
    usesLeft: smallint("uses_left").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("coach_links_code_hash").on(table.codeHash),
    index("coach_links_group").on(table.groupId, table.createdAt),
    index("coach_links_created_by").on(table.createdBy),
    index("coach_links_expires_at").on(table.expiresAt),
  ],
);

/**
 * Who became a coach with which link, so that opening it again takes no second use; and who stopped being one after it
 * was made, so that it does not bring them back.
 */
export const coachLinkUses = pgTable(
  "coach_link_uses",
  {
    linkId: uuid("link_id")
      .notNull()
      .references(() => coachLinks.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: instant("used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.userId] }), index("coach_link_uses_user").on(table.userId)],
);

export type CoachLinkRow = typeof coachLinks.$inferSelect;
