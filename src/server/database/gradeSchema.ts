import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { assignments } from "./schema";
import { instant, users } from "./userSchema";

/**
 * What coaches decided about grades. A grade without a row is the one that the server proposes; a row without a
 * percentage, an excuse and a comment says that a decision was taken back.
 */
export const grades = pgTable(
  "grades",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 0 to 100, instead of the proposed one; null: the proposed one counts. */
    percent: doublePrecision("percent"),
    /** Whether the assignment does not count for this member. */
    isExcused: boolean("is_excused").notNull().default(false),
    /** The coach's comment; empty for none. */
    comment: text("comment").notNull().default(""),
    /** Goes up by one with each change. */
    version: integer("version").notNull().default(1),
    changedAt: instant("changed_at").notNull().defaultNow(),
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index("grades_user").on(table.userId),
    index("grades_changed_by").on(table.changedBy),
  ],
);

export type GradeRow = typeof grades.$inferSelect;
