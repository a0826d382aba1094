import { doublePrecision, index, pgTable, smallint, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { exams, results } from "./schema";

/**
 * The rhythm of each saved log, to recognize copies of it (engine/fairness/judgeRun). Never shown, and not used for
 * anything else.
 */
export const rhythmPrints = pgTable(
  "rhythm_prints",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The result that the log belongs to; null for an exam. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "cascade" }),
    /** The exam that the log belongs to, with the number of the attempt; null for a result. */
    examId: uuid("exam_id").references(() => exams.id, { onDelete: "cascade" }),
    attempt: smallint("attempt"),
    /** In ms. */
    gaps: smallint("gaps").array().notNull(),
    length: smallint("length").notNull(),
    longestAt: smallint("longest_at").notNull(),
    half: doublePrecision("half").notNull(),
  },
  (table) => [
    uniqueIndex("rhythm_prints_result").on(table.resultId),
    uniqueIndex("rhythm_prints_exam").on(table.examId, table.attempt),
    index("rhythm_prints_near").on(table.length, table.longestAt, table.half),
  ],
);
