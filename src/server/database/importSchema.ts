import { integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { importSources } from "../../contract/imports";
import type { Language } from "../../contract/languages/languages";
import { instant, users } from "./userSchema";

/** Modes that runs of other sites can have. */
export const importedModes = ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM"] as const;

/**
 * Runs that were typed on other sites, as their files say. They are not verified and count for nothing: only progress
 * shows them, to their user.
 */
export const importedRuns = pgTable(
  "imported_runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    typedAt: instant("typed_at").notNull(),
    source: text("source", { enum: importSources }).notNull(),
    mode: text("mode", { enum: importedModes }).notNull(),
    /** Seconds of TIME, number of words of WORDS; null otherwise. */
    modeAmount: integer("mode_amount"),
    /** Null for a language that Typeloop does not have, or that the file does not name. */
    language: text("language").$type<Language>(),
    durationMs: integer("duration_ms").notNull(),
    wpm: real("wpm").notNull(),
    accuracy: real("accuracy").notNull(),
  },
  // A person types one run at a time, so a file that is imported twice adds nothing.
  (table) => [primaryKey({ columns: [table.userId, table.typedAt, table.source] })],
);

export type ImportedRunRow = typeof importedRuns.$inferSelect;
