import {
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  foreignKey,
  integer,
  jsonb,
  bigserial,
  boolean,
} from "drizzle-orm/pg-core";
import { groups, instant, users, groupMembers } from "./userSchema";
import type { ExamNormDefinition } from "../../contract/examNormRules";

/** Links with which somebody becomes a coach of a group. A revoked link has no row. */
export const coachLinks = pgTable(
  "coach_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** SHA-256 of the code, hex. The code itself is only in the link. */
    codeHash: text("code_hash").notNull(),
    /** How many people may still become coaches with it. */
    usesLeft: smallint("uses_left").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("coach_links_code_hash").on(table.codeHash),
    index("coach_links_group").on(table.groupId, table.createdAt),
    index("coach_links_created_by").on(table.createdBy),
    index("coach_links_expires_at").on(table.expiresAt),
  ],
);

/**
 * Who became a coach with which link, so that opening it again takes no second use; and who stopped being one after it
 * was made, so that it does not bring them back.
 */
export const coachLinkUses = pgTable(
  "coach_link_uses",
  {
    linkId: uuid("link_id")
      .notNull()
      .references(() => coachLinks.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: instant("used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.userId] }), index("coach_link_uses_user").on(table.userId)],
);

export type CoachLinkRow = typeof coachLinks.$inferSelect;

/** What a group's coaches chose for its big screen. A group without a row has the standard choices. */
export const groupWalls = pgTable("group_walls", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id, { onDelete: "cascade" }),
  /** Minutes that all members together type on a day; null for the standard minutes of each member. */
  goalMinutes: smallint("goal_minutes"),
  /** How many sit side by side. */
  seatColumns: smallint("seat_columns").notNull().default(6),
});

/** Links that show a group's big screen without an account. A revoked link has no row. */
export const wallLinks = pgTable(
  "wall_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** SHA-256 of the code, hex. The code itself is only in the link. */
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    /** To the minute; null before its first use. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [uniqueIndex("wall_links_code_hash").on(table.codeHash), index("wall_links_group").on(table.groupId)],
);

/** Where the members of a group sit, as its coaches arranged it. Empty for a group that was not arranged. */
export const groupSeats = pgTable(
  "group_seats",
  {
    groupId: uuid("group_id").notNull(),
    userId: uuid("user_id").notNull(),
    /** From 0, along the rows from the front left. */
    seat: smallint("seat").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete("cascade"),
  ],
);

export type WallLinkRow = typeof wallLinks.$inferSelect;

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

/**
 * Accounts that a coach deleted or merged into another, kept aside for `limits.removedMs` so that it can be undone.
 * Nothing else reads them: for all other purposes the account no longer exists.
 */
export const removedAccounts = pgTable(
  "removed_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The group in which it was removed, whose coaches can bring it back. */
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** The row id that the account had. */
    userId: uuid("user_id").notNull(),
    displayName: text("display_name").notNull(),
    username: text("username"),
    /** The account it was merged into; null for a deleted one. Its data is kept there too, so both end together. */
    intoUserId: uuid("into_user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Whether only an owner may bring it back, because the account ran this group or another one. */
    isForOwners: boolean("is_for_owners").notNull().default(false),
    removedBy: uuid("removed_by").references(() => users.id, { onDelete: "set null" }),
    /** When it was removed. */
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("removed_accounts_group").on(table.groupId, table.createdAt, table.id),
    // To find those whose time is over.
    index("removed_accounts_created").on(table.createdAt),
    index("removed_accounts_into").on(table.intoUserId),
    index("removed_accounts_by").on(table.removedBy),
  ],
);

/** The rows of removed accounts, as JSON. */
export const removedRows = pgTable(
  "removed_rows",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    removalId: uuid("removal_id")
      .notNull()
      .references(() => removedAccounts.id, { onDelete: "cascade" }),
    /** The name of its table. */
    source: text("source").notNull(),
    /**
     * GONE: a row that was deleted. MOVED: the keys of one that now belongs to another account. BEFORE and AFTER: a row
     * of that other account, before and after a merge that changed it. LINK: a reference to a deleted row.
     */
    part: text("part", { enum: ["GONE", "MOVED", "BEFORE", "AFTER", "LINK"] }).notNull(),
    row: jsonb("row").notNull(),
  },
  (table) => [index("removed_rows_removal").on(table.removalId, table.part, table.source)],
);

export type RemovedAccountRow = typeof removedAccounts.$inferSelect;

/** Classes of OneRoster files, and the group of each. */
export const rosterClasses = pgTable(
  "roster_classes",
  {
    sourcedId: text("sourced_id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** As the last file called it: a name that was changed here stays until the file has another one. */
    name: text("name").notNull(),
  },
  (table) => [uniqueIndex("roster_classes_group").on(table.groupId)],
);

/** People of OneRoster files, and the account of each. */
export const rosterPeople = pgTable(
  "roster_people",
  {
    sourcedId: text("sourced_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the last file called them. */
    name: text("name").notNull(),
    /** SHA-256 of the value by which a provider recognizes them, hex; null without one. */
    keyHash: text("key_hash"),
  },
  (table) => [uniqueIndex("roster_people_user").on(table.userId), index("roster_people_key").on(table.keyHash)],
);

/** Who is in which class by the last OneRoster file. Who was added here is not. */
export const rosterPlaces = pgTable(
  "roster_places",
  {
    classId: text("class_id")
      .notNull()
      .references(() => rosterClasses.sourcedId, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => rosterPeople.sourcedId, { onDelete: "cascade" }),
    role: text("role", { enum: ["COACH", "MEMBER"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.personId] }),
    index("roster_places_person").on(table.personId),
  ],
);
