import { foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { groupMembers, groups, instant } from "./userSchema";

/** What a group's coaches chose for its big screen. A group without a row has the standard choices. */
export const groupWalls = pgTable("group_walls", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id, { onDelete: "cascade" }),
  /** Minutes that all members together type on a day; null for the standard minutes of each member. */
  goalMinutes: smallint("goal_minutes"),
  /** How many sit side by side. */
  seatColumns: smallint("seat_columns").notNull().default(6),
});

/** Links that show a group's big screen without an account. A revoked link has no row. */
export const wallLinks = pgTable(
  "wall_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** SHA-256 of the code, hex. The code itself is only in the link. */
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    /** To the minute; null before its first use. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [uniqueIndex("wall_links_code_hash").on(table.codeHash), index("wall_links_group").on(table.groupId)],
);

/** Where the members of a group sit, as its coaches arranged it. Empty for a group that was not arranged. */
export const groupSeats = pgTable(
  "group_seats",
  {
    groupId: uuid("group_id").notNull(),
    userId: uuid("user_id").notNull(),
    /** From 0, along the rows from the front left. */
    seat: smallint("seat").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete("cascade"),
  ],
);

export type WallLinkRow = typeof wallLinks.$inferSelect;
