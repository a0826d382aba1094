import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "../../contract/languages/languages";
import { instant, users } from "./userSchema";

/**
 * Sentences of the interface that people reported as reading wrong. Nothing in them says who reported them, so they
 * stay when an account is deleted.
 */
export const reportedSentences = pgTable(
  "reported_sentences",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    language: text("language", { enum: languageCodes }).notNull(),
    sentence: text("sentence").notNull(),
    /** What the person would say instead; empty for none. */
    suggestion: text("suggestion").notNull(),
    /** SHA-256 of language, sentence and suggestion, hex: texts of 500 characters do not fit into an index. */
    digest: text("digest").notNull(),
    /** The kind of page where it was first reported, such as `/texts/:id`. */
    page: text("page").notNull(),
    /** How many people reported it, including those whose account was deleted since. */
    count: integer("count").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("reported_sentences_digest").on(table.digest),
    index("reported_sentences_order").on(table.count, table.createdAt, table.id),
  ],
);

/** Who reported a sentence, so that each person counts once. */
export const sentenceReporters = pgTable(
  "sentence_reporters",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sentenceId: uuid("sentence_id")
      .notNull()
      .references(() => reportedSentences.id, { onDelete: "cascade" }),
    reportedAt: instant("reported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sentenceId] }),
    index("sentence_reporters_sentence").on(table.sentenceId),
  ],
);

export type ReportedSentenceRow = typeof reportedSentences.$inferSelect;
