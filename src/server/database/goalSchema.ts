import { integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { exams } from "./schema";
import { users } from "./userSchema";

/**
 * What a user typed on a day, in runs and attempts at exams that count. There is also a row without any typing where a
 * new goal came into force.
 */
export const practiceDays = pgTable(
  "practice_days",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In the host's time zone when it was saved: days since 1970-01-01. */
    day: integer("day").notNull(),
    typedMs: integer("typed_ms").notNull().default(0),
    /** The goal of that day, which does not change once it is reached; null while goals are switched off. */
    goalMs: integer("goal_ms"),
    /** The result that reached the goal; null if none did, or if an exam or two accounts together reached it. */
    reachedBy: uuid("reached_by"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export type PracticeDayRow = typeof practiceDays.$inferSelect;

/** The attempts at exams that count as practice, each once. Their time is in practice_days, too. */
export const examPractice = pgTable(
  "exam_practice",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    /** From 1. */
    attempt: smallint("attempt").notNull(),
    /** Keys pressed, without deletions. */
    keys: integer("keys").notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.attempt] })],
);
