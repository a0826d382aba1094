import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid, check } from "drizzle-orm/pg-core";
import { languageCodes } from "../../contract/languages/languages";
import { instant, users } from "./userSchema";
import { sql } from "drizzle-orm";
import { abuseReasons } from "../../contract/reportRules";
import { texts } from "./schema";

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

/** Names, pictures and texts that people reported to the admins: one row per person who reports and subject. */
export const abuseReports = pgTable(
  "abuse_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once their account is deleted. No field of the schema has it. */
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    /** The user or the text that was reported. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id").references(() => texts.id, { onDelete: "cascade" }),
    /** What was there when it was reported: the name or title, and the beginning of a text. */
    name: text("name").notNull(),
    excerpt: text("excerpt").notNull(),
    reason: text("reason", { enum: abuseReasons }).notNull(),
    /** In the person's own words; empty for none. */
    details: text("details").notNull(),
    createdAt: instant("created_at").notNull(),
    /** What an admin decided; null before. */
    decision: text("decision", { enum: ["DISMISSED", "UPHELD"] }),
    decidedAt: instant("decided_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("abuse_reports_of_user").on(table.reporterId, table.userId),
    uniqueIndex("abuse_reports_of_text").on(table.reporterId, table.textId),
    index("abuse_reports_user").on(table.userId),
    index("abuse_reports_text").on(table.textId),
    index("abuse_reports_decided_by").on(table.decidedBy),
    index("abuse_reports_open")
      .on(table.createdAt, table.id)
      .where(sql`decision is null`),
    index("abuse_reports_decided")
      .on(table.decidedAt, table.id)
      .where(sql`decision is not null`),
    check("abuse_reports_subject", sql`(user_id is null) <> (text_id is null)`),
  ],
);

export type AbuseReportRow = typeof abuseReports.$inferSelect;
