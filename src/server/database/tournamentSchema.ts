import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { TextLength } from "../../contract/enums";
import type { Language } from "../../contract/languages/languages";
import { results } from "./schema";
import { groups, instant } from "./userSchema";

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
