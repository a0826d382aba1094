import { customType, doublePrecision, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
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
  },
  (table) => [
    primaryKey({ columns: [table.board, table.userId] }),
    // Ascending, and read backwards (see results_user).
    index("board_entries_speed").on(table.board, table.speed, table.userId),
    index("board_entries_accuracy").on(table.board, table.accuracy, table.userId),
    index("board_entries_user").on(table.userId),
  ],
);
