import { index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./userSchema";

/** Notices of the admins to everybody who uses this server, each for a time. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The text in each language of the interface, by its code. At least one. */
    texts: jsonb("texts").$type<Readonly<Record<string, string>>>().notNull(),
    /** From when until when it is shown. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null when the account was deleted. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("announcements_newest").on(table.createdAt, table.id),
    index("announcements_ends").on(table.endsAt),
    index("announcements_created_by").on(table.createdBy),
  ],
);

export type AnnouncementRow = typeof announcements.$inferSelect;
