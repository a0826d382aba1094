import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./userSchema";

/**
 * Who follows whom, and who asked to. REFUSED stays, so that asking again notifies no one: the person who asked still
 * sees ASKED. WITHDRAWN is a refused request that its sender took back.
 */
export const follows = pgTable(
  "follows",
  {
    followerId: uuid("follower_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    followedId: uuid("followed_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["ASKED", "FOLLOWING", "REFUSED", "WITHDRAWN"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index("follows_followed").on(table.followedId, table.state),
  ],
);
