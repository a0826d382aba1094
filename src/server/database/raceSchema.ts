import { index, jsonb, pgTable, smallint, text, uuid, integer, primaryKey } from "drizzle-orm/pg-core";
import type { RaceMode, WrittenRaceSettings } from "../../engine/race/RaceState";
import type { Language } from "../../contract/languages/languages";
import type { TextLength } from "../../contract/enums";
import { groups, instant } from "./userSchema";
import { results } from "./schema";

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

/** Tournaments of groups: what their coaches chose. Standings are computed from the results. */
export const tournaments = pgTable(
  "tournaments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** In the host's time zone: days since 1970-01-01. The last one is included. */
    firstDay: integer("first_day").notNull(),
    lastDay: integer("last_day").notNull(),
    /** Of the races that count. */
    languages: jsonb("languages").$type<readonly Language[]>().notNull(),
    /** Of random texts; null for any. */
    length: text("length").$type<TextLength>(),
    /** Row ids of the texts of its days; empty for random texts. A text that is gone is replaced by a random one. */
    textIds: jsonb("text_ids").$type<readonly string[]>().notNull(),
    /** What decides the places of a day. */
    rule: text("rule", { enum: ["SPEED", "IMPROVEMENT"] }).notNull(),
    /** How many days of each member count, their best ones. */
    bestDays: smallint("best_days").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a coach ended it before its last day was over; null otherwise. */
    endedAt: instant("ended_at"),
  },
  (table) => [index("tournaments_group").on(table.groupId, table.lastDay)],
);

/** The results of races that were raced for a tournament. */
export const tournamentRuns = pgTable(
  "tournament_runs",
  {
    tournamentId: uuid("tournament_id")
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    resultId: uuid("result_id")
      .notNull()
      .references(() => results.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.resultId] }),
    index("tournament_runs_result").on(table.resultId),
  ],
);

export type TournamentRow = typeof tournaments.$inferSelect;
