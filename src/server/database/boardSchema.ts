import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./userSchema";

/** Text that is compared byte by byte, which is the fastest. */
const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The best of each person on each public board. Only people whose profile is public have rows, so that reading a board
 * reads nothing about anybody else. Derived from results; see server/boards.
 */
export const boardEntries = pgTable(
  "board_entries",
  {
    /** Period, its first day, mode, amount and language: `WEEK:20783:TIME:30:en` (boardKey). */
    board: key("board").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The highest wpm, and the result that has it. */
    speed: doublePrecision("speed").notNull(),
    speedResultId: uuid("speed_result_id").notNull(),
    /** The highest accuracy, and the fastest result that has it. */
    accuracy: doublePrecision("accuracy").notNull(),
    accuracyResultId: uuid("accuracy_result_id").notNull(),
    /** The largest gain over one's own median (gainOf), and the result that has it; null while there is none. */
    improvement: doublePrecision("improvement"),
    improvementResultId: uuid("improvement_result_id"),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.userId] }),
    // Ascending, and read backwards (see results_user).
    index("board_entries_speed").on(table.board, table.speed, table.userId),
    index("board_entries_accuracy").on(table.board, table.accuracy, table.userId),
    index("board_entries_improvement")
      .on(table.board, table.improvement, table.userId)
      .where(sql`improvement is not null`),
    index("board_entries_user").on(table.userId),
  ],
);

/** What a board can rank. */
export const rankByValues = ["SPEED", "ACCURACY", "IMPROVEMENT"] as const;

/**
 * How many entries of a board have a score in a bucket, so that a place is counted in a few hundred rows however many
 * entries there are. A fine bucket is a small part of a unit (fineScale); a coarse one is FINE_IN_COARSE of them.
 */
export const boardCounts = pgTable(
  "board_counts",
  {
    board: key("board").notNull(),
    rankBy: text("ranking", { enum: rankByValues }).notNull(),
    isCoarse: boolean("is_coarse").notNull(),
    bucket: integer("bucket").notNull(),
    entries: integer("entries").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.rankBy, table.isCoarse, table.bucket] }),
    index("board_counts_empty")
      .on(table.board)
      .where(sql`entries = 0`),
  ],
);

/**
 * What has changed in board_entries and is not in board_counts yet: an entry that was added (1) or removed (-1), or
 * both for one that changed. A trigger writes them (migration 0027), so that they are right whatever changes an entry.
 * They are only added, so that people who are saved at once do not wait for each other; see settleBoardCounts.
 */
export const boardChanges = pgTable(
  "board_changes",
  {
    board: key("board").notNull(),
    entries: smallint("entries").notNull(),
    speed: doublePrecision("speed").notNull(),
    accuracy: doublePrecision("accuracy").notNull(),
    improvement: doublePrecision("improvement"),
  },
  (table) => [index("board_changes_board").on(table.board)],
);

/** Number of fine buckets in a coarse one. */
export const FINE_IN_COARSE = 128;

/** Fine buckets in a unit, powers of two so that their bounds are exact. An accuracy is from 90 to 100. */
export const fineScale = { SPEED: 128, ACCURACY: 1024, IMPROVEMENT: 128 } as const satisfies Readonly<
  Record<(typeof rankByValues)[number], number>
>;
