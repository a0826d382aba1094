import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { texts } from "./schema";
import { instant, users } from "./userSchema";

/** How far a user is in a text that they read in portions. */
export const bookmarks = pgTable(
  "bookmarks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    /** Where the next part begins, in UTF-16 units of the text's body. */
    position: integer("position").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textId] }), index("bookmarks_text").on(table.textId)],
);

/** The texts that a user has marked as favorites. */
export const favorites = pgTable(
  "favorites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textId] }), index("favorites_text").on(table.textId)],
);
