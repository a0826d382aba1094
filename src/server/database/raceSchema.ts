import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import type { RegisteredSettings } from "./RegisteredSettings";

/** What is left of a race when the process that had it in memory has crashed. Deleted after a day. */
export const races = pgTable(
  "races",
  {
    code: text("code").primaryKey(),
    settings: jsonb("settings").$type<RegisteredSettings>().notNull(),
    phase: text("phase", { enum: ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] }).notNull(),
    /** Null in a race of a group. */
    hostId: uuid("host_id"),
    /** Row ids of those who have a seat. */
    racerIds: uuid("racer_ids").array().notNull(),
    rematchCode: text("rematch_code"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    /** When the row was last written. */
    notedAt: instant("noted_at").notNull(),
  },
  (table) => [index("races_noted").on(table.notedAt)],
);
