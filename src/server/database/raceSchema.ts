import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { WrittenRaceSettings } from "../../engine/race/RaceState";
import type { TextLength } from "../../contract/enums";
import { instant } from "./userSchema";

/** What remains of a race after the process that had it in memory has crashed. Deleted after a day. */
export const races = pgTable(
  "races",
  {
    code: text("code").primaryKey(),
    settings: jsonb("settings").$type<RegisteredSettings>().notNull(),
    phase: text("phase", { enum: ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] }).notNull(),
    /** Null in a group's race. */
    hostId: uuid("host_id"),
    /** Row ids of the racers who have a seat. */
    racerIds: uuid("racer_ids").array().notNull(),
    rematchCode: text("rematch_code"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    /** When the row was last written. */
    notedAt: instant("noted_at").notNull(),
  },
  (table) => [index("races_noted").on(table.notedAt)],
);

/** The settings stored in a race's row: all but the code and the body of the text. */
export type RegisteredSettings = Omit<WrittenRaceSettings, "code" | "text"> & { readonly textLength: TextLength };
