import { doublePrecision, index, pgTable, smallint, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { exams, results } from "./schema";

/**
 * The rhythm of each log that was kept, so that the same log is known again (engine/fairness/RhythmPrint). Never shown,
 * never compared for anything else.
 */
export const rhythmPrints = pgTable(
  "rhythm_prints",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Of a result's log; null for that of an exam. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "cascade" }),
    /** Of an attempt of an exam, with its number; null for that of a result. */
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
