import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { BadgeCounters } from "../../engine/badges/badgeCounters";
import { results } from "./schema";
import { instant, users } from "./userSchema";

/** What a user's runs add up to for badges, counted with each run that counts. */
export const badgeCounters = pgTable("badge_counters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The COUNTERS_VERSION of the engine with which they were counted. */
  version: smallint("version").notNull(),
  counters: jsonb("counters").$type<BadgeCounters>().notNull(),
});

/** The badges that a user has earned. Rows are never removed while the account exists. */
export const earnedBadges = pgTable(
  "earned_badges",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Id of a badge of the engine. */
    badgeId: text("badge_id").notNull(),
    earnedAt: instant("earned_at").notNull(),
    /** The run at whose end the user is told; null for a badge that was not earned by a run. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.badgeId] }),
    index("earned_badges_result")
      .on(table.resultId)
      .where(sql`result_id is not null`),
  ],
);
