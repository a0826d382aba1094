import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { abuseReasons } from "../../contract/abuseRules";
import { texts } from "./schema";
import { instant, users } from "./userSchema";

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
