import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uuid,
  boolean,
  doublePrecision,
  text,
} from "drizzle-orm/pg-core";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { assignments, texts } from "./schema";
import { instant, users } from "./userSchema";

/**
 * What an assignment asks for besides its first task, which is in `assignments`: that is the one that earlier releases
 * read and write.
 */
export const assignmentTasks = pgTable(
  "assignment_tasks",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    /** From 1; 0 is the first task. */
    position: smallint("position").notNull(),
    task: jsonb("task").$type<AssignmentTask>().notNull(),
    /** As in `assignments`. */
    textId: uuid("text_id").references(() => texts.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.position] }),
    index("assignment_tasks_text").on(table.textId),
  ],
);

/** What a coach changed in an assignment for one member. Being excused is in `grades`. */
export const assignmentExceptions = pgTable(
  "assignment_exceptions",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When it is due for this member, if that is later than for the others; null: as for the others. */
    dueAt: instant("due_at"),
    /** Goes up by one with each change. */
    version: integer("version").notNull().default(1),
    changedAt: instant("changed_at").notNull().defaultNow(),
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index("assignment_exceptions_user").on(table.userId),
    index("assignment_exceptions_changed_by").on(table.changedBy),
  ],
);

/** Texts that one member types instead of those of the assignment. */
export const assignmentOtherTexts = pgTable(
  "assignment_other_texts",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The text of the assignment. By its id, so that it stays when the tasks change places. */
    insteadOf: uuid("instead_of")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId, table.insteadOf] }),
    index("assignment_other_texts_user").on(table.userId),
    index("assignment_other_texts_instead_of").on(table.insteadOf),
    index("assignment_other_texts_text").on(table.textId),
  ],
);

export type AssignmentExceptionRow = typeof assignmentExceptions.$inferSelect;

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
