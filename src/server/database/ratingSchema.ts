import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "../../contract/languages/languages";
import { results } from "./schema";
import { instant, users } from "./userSchema";

/** The Glicko-2 rating of a member in races of a language. No row before the first rated race. */
export const ratings = pgTable(
  "ratings",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language", { enum: languageCodes }).notNull(),
    rating: doublePrecision("rating").notNull(),
    deviation: doublePrecision("deviation").notNull(),
    volatility: doublePrecision("volatility").notNull(),
    /** Number of rated races. */
    races: integer("races").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language] })],
);

/** What a race did to a racer's rating. A race is rated once: if one of its results has a row here, all are done. */
export const ratingChanges = pgTable("rating_changes", {
  resultId: uuid("result_id")
    .primaryKey()
    .references(() => results.id, { onDelete: "cascade" }),
  before: doublePrecision("before").notNull(),
  after: doublePrecision("after").notNull(),
  /** Deviation and number of rated races afterwards. */
  deviation: doublePrecision("deviation").notNull(),
  races: integer("races").notNull(),
  /** False if it changed nothing, because each pair with the racer was past the limit of ratedPairs. */
  isCounted: boolean("is_counted").notNull().default(true),
});

export type RatingChangeRow = typeof ratingChanges.$inferSelect;

/** Which two people were rated against each other in a race. Rows older than ratingLimits.pairWindowMs are deleted. */
export const ratedPairs = pgTable(
  "rated_pairs",
  {
    /** The lower id of the two. */
    firstUserId: uuid("first_user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secondUserId: uuid("second_user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Permanent key of the race. */
    raceId: text("race_id").notNull(),
    endedAt: instant("ended_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstUserId, table.secondUserId, table.raceId] }),
    index("rated_pairs_second").on(table.secondUserId),
  ],
);
