import { index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { RaceMode, WrittenRaceSettings } from "../../engine/race/RaceState";
import type { Language } from "../../contract/languages/languages";
import type { TextLength } from "../../contract/enums";
import { groups, instant } from "./userSchema";

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

/** Heats of a group and their final: which races they are, so that a restart of the server loses none. */
export const raceHeats = pgTable(
  "race_heats",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** What the races are about, also the final. */
    wish: jsonb("wish").$type<HeatsWish>().notNull(),
    /** In the order of their numbers. */
    heats: jsonb("heats").$type<readonly StoredHeat[]>().notNull(),
    /** How many of each heat are in the final. */
    best: smallint("best").notNull(),
    finalCode: text("final_code"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("race_heats_group").on(table.groupId, table.createdAt)],
);

/** What the races of heats are about. `textId` is a row id; each null if it was not chosen. */
export type HeatsWish = {
  readonly mode: RaceMode;
  readonly language: Language;
  readonly textId: string | null;
  readonly lessonId: string | null;
  readonly length: TextLength | null;
};

/** A heat: the code of its first race, and row ids of those who were put in it. */
export type StoredHeat = { readonly code: string; readonly userIds: readonly string[] };

export type RaceHeatsRow = typeof raceHeats.$inferSelect;
