import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AssignmentTask } from "../../contract/assignmentRules";
import type { GroupSettings } from "../../contract/groupRules";
import { instant } from "./columns";
import { texts, users } from "./schema";

export const groups = pgTable(
  "groups",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Whoever has it joins as a member, while joining is open. */
    joinCode: text("join_code").notNull(),
    isJoinOpen: boolean("is_join_open").notNull().default(true),
    settings: jsonb("settings").$type<GroupSettings>().notNull(),
    /** One more with each change of name or settings: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set while the group rests: nothing in it changes, everything can be read. */
    archivedAt: instant("archived_at"),
  },
  (table) => [uniqueIndex("groups_join_code").on(table.joinCode)],
);

export const groupMembers = pgTable(
  "group_members",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["OWNER", "COACH", "MEMBER"] }).notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index("group_members_user").on(table.userId, table.groupId),
  ],
);

/** Work that a coach sets. What each member has done of it is read from their results, exams and passed exercises. */
export const assignments = pgTable(
  "assignments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** What the coach says about it; empty for nothing. */
    note: text("note").notNull().default(""),
    task: jsonb("task").$type<AssignmentTask>().notNull(),
    /** The text of a task of kind TEXT; null for others, and once the text is gone. */
    textId: uuid("text_id").references(() => texts.id, { onDelete: "set null" }),
    state: text("state", { enum: ["DRAFT", "OPEN", "CLOSED"] })
      .notNull()
      .default("DRAFT"),
    /** For everybody in the group, also those who join later; otherwise for those in assignment_members. */
    isForAll: boolean("is_for_all").notNull().default(true),
    opensAt: instant("opens_at").notNull(),
    /** What is done later is late. Null: no hurry. */
    dueAt: instant("due_at"),
    closedAt: instant("closed_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("assignments_group").on(table.groupId, table.createdAt, table.id),
    index("assignments_text").on(table.textId),
  ],
);

export const assignmentMembers = pgTable(
  "assignment_members",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index("assignment_members_user").on(table.userId),
  ],
);

export type GroupRow = typeof groups.$inferSelect;
export type GroupMemberRow = typeof groupMembers.$inferSelect;
export type AssignmentRow = typeof assignments.$inferSelect;
