import { index, jsonb, pgTable, text, uuid, bigint } from "drizzle-orm/pg-core";
import { auditActions } from "../../contract/adminRules";
import { instant, users } from "./userSchema";

/** What some acts have besides: the reason that was given, the name after a change, and the field of the mutation. */
export type AuditDetails = { readonly reason?: string; readonly newName?: string; readonly operation?: string };

/**
 * Who did what, for two years. Rows are only added: a trigger refuses every change, and only `forget_audit_log` deletes
 * the oldest (migration 0034). Nothing refers to other tables, so that a row stays as it was when its account is gone.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull(),
    /** Row id of the user, and their display name at the time. */
    actorId: uuid("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    action: text("action", { enum: auditActions }).notNull(),
    /** Type in the schema (User, Group, Text …), row id, and the name at the time. */
    targetKind: text("target_kind").notNull(),
    targetId: text("target_id").notNull(),
    targetName: text("target_name").notNull(),
    details: jsonb("details").$type<AuditDetails>().notNull(),
  },
  (table) => [
    index("audit_log_newest").on(table.createdAt, table.id),
    index("audit_log_actor").on(table.actorId, table.createdAt, table.id),
    index("audit_log_action").on(table.action, table.createdAt, table.id),
  ],
);

export type AuditRow = typeof auditLog.$inferSelect;

/** Notices of the admins to everybody who uses this server, each for a time. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The text in each language of the interface, by its code. At least one. */
    texts: jsonb("texts").$type<Readonly<Record<string, string>>>().notNull(),
    /** From when until when it is shown. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null when the account was deleted. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("announcements_newest").on(table.createdAt, table.id),
    index("announcements_ends").on(table.endsAt),
    index("announcements_created_by").on(table.createdBy),
  ],
);

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Backups that admins started on the pages, known to all processes. The files are in the host's folder. */
export const backups = pgTable(
  "backups",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull(),
    /** Null while it runs, and for good if its process ended meanwhile. */
    endedAt: instant("ended_at"),
    /** Name of the file, without its folder. */
    file: text("file").notNull(),
    /** Size of the file; null before its end and after a failure. */
    bytes: bigint("bytes", { mode: "number" }),
    /** Why it failed, for the operator; null if it has not. */
    failure: text("failure"),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("backups_newest").on(table.createdAt, table.id), index("backups_created_by").on(table.createdBy)],
);

export type BackupRow = typeof backups.$inferSelect;
