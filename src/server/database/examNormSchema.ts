import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ExamNormDefinition } from "../../contract/examNormRules";
import { groups, instant } from "./userSchema";

/**
 * Norms that groups and admins define. Each row is the current version: an exam keeps the one it began with in its own
 * log.
 */
export const examNorms = pgTable(
  "exam_norms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The group whose norm it is; null for one of the admins, for everyone. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    definition: jsonb("definition").$type<ExamNormDefinition>().notNull(),
    /** Goes up by one with each change. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Since when no exam can begin by it; null while it is in use. */
    archivedAt: instant("archived_at"),
  },
  (table) => [index("exam_norms_group").on(table.groupId, table.createdAt)],
);

export type ExamNormRow = typeof examNorms.$inferSelect;
