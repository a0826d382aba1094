import {
  customType,
  timestamp,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  integer,
  jsonb,
  smallint,
  type PgColumn,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { features } from "../../contract/enums";
import { limits } from "../../contract/limits";
import type { Grading } from "../../contract/gradeRules";
import type { GroupSettings } from "../../contract/groupRules";
import type { Appearance } from "../../contract/appearance";
import { speedUnits } from "../../engine/metrics/rates";

/** Milliseconds, like a JavaScript date, so that cursors over these columns skip and repeat nothing. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Lower case; null for a guest. */
    username: text("username"),
    displayName: text("display_name").notNull(),
    /** Never shown. */
    email: text("email"),
    role: text("role", { enum: ["GUEST", "MEMBER", "ADMIN"] }).notNull(),
    /** Argon2id in PHC form; null for a guest. */
    passwordHash: text("password_hash"),
    /** The hash of the picture in avatars, which is part of its path; null without a picture. */
    avatarHash: text("avatar_hash"),
    /**
     * The group whose coach made the account, and whose coaches may renew its password and erase it. Null for users
     * who signed up themselves.
     */
    madeInGroupId: uuid("made_in_group_id").references((): AnyPgColumn => groups.id, { onDelete: "set null" }),
    /**
     * Whether a parent or guardian has agreed that the account may be public. Null for people who signed up themselves;
     * for accounts made by a coach, null is no agreement. Stays when the group of `madeInGroupId` is deleted.
     */
    publicConsent: boolean("public_consent"),
    /** The unit in which they read speeds; null for that of the interface's language. */
    speedUnit: text("speed_unit", { enum: speedUnits }),
    /** Minutes to type a day; null while goals are switched off. */
    dailyGoalMinutes: smallint("daily_goal_minutes").default(limits.dailyGoal.standard),
    /** How the pages look and sound on their devices; null before the first choice. */
    appearance: jsonb("appearance").$type<Appearance>(),
    /** Who may see their profile besides themselves, admins and their coaches. ALL: also on public boards. */
    profileVisibility: text("profile_visibility", { enum: ["ME", "GROUP", "ALL"] })
      .notNull()
      .default("ME"),
    /** Whether others may race their ghost. Guests and accounts that stay in their groups cannot say so. */
    allowsGhost: boolean("allows_ghost").notNull().default(false),
    /** Whether they are on leaderboards and have a rating. Without it, they also see none. */
    competes: boolean("competes").notNull().default(true),
    createdAt: instant("created_at").notNull().defaultNow(),
    /**
     * When a session whose row was deleted was last used; null while every row still exists. For members it is written
     * only while the host deletes unused accounts.
     */
    lastSeenAt: instant("last_seen_at"),
    /** Since when an admin has locked the account: nobody can sign in to it. Null while it is not locked. */
    lockedAt: instant("locked_at"),
  },
  (table) => [
    uniqueIndex("users_username").on(table.username),
    index("users_made_in_group").on(table.madeInGroupId),
    // To find guests to delete.
    index("users_guests")
      .on(sql`coalesce(last_seen_at, created_at)`)
      .where(sql`role = 'GUEST'`),
    // To find accounts that nobody uses any more, if the host deletes those.
    index("users_unused")
      .on(sql`coalesce(last_seen_at, created_at)`)
      .concurrently()
      .where(sql`role = 'MEMBER'`),
    // To list accounts for admins, newest first. Searches have an index besides (migration 0034).
    index("users_accounts")
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`username is not null`),
    // To find ghosts for a race in which nobody else is.
    index("users_ghosts")
      .on(table.id)
      .where(sql`allows_ghost`),
  ],
);

export const avatars = pgTable("avatars", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  /** WebP, 256 × 256, re-encoded by the server. */
  image: bytes("image").notNull(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, hex. The token itself is not stored. */
    tokenHash: text("token_hash").notNull(),
    deviceLabel: text("device_label").notNull(),
    /** On a shared computer a session lasts twelve hours instead of thirty days. */
    shared: boolean("shared").notNull(),
    /** Id of the sign-in provider that opened it; null for a password. */
    provider: text("provider"),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("sessions_token_hash").on(table.tokenHash),
    index("sessions_user").on(table.userId, table.createdAt, table.id),
    // To delete expired sessions.
    index("sessions_expires_at").on(table.expiresAt),
    index("sessions_revoked_at")
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/** The link that makes its user the first admin. Only the newest one, also after it was used. */
export const adminLinks = pgTable("admin_links", {
  /** SHA-256 of the token, hex. The token itself is only in the link. */
  tokenHash: text("token_hash").primaryKey(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** Null while unused, and when the account was deleted. */
  usedBy: uuid("used_by").references(() => users.id, { onDelete: "set null" }),
});

/** Features that admins have switched off, or on again. A feature without a row is as it is at first. */
export const featureSwitches = pgTable("feature_switches", {
  feature: text("feature", { enum: features }).primaryKey(),
  isOn: boolean("is_on").notNull(),
  /** Null when the account was deleted. */
  changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
  changedAt: instant("changed_at").notNull(),
});

export type UserRow = typeof users.$inferSelect;

export type SessionRow = typeof sessions.$inferSelect;

/** Responses of mutations that may be requested again (transport/idempotency), for 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** SHA-256 of the key and the token, hex. */
    id: text("id").primaryKey(),
    /** HMAC of the request. */
    bodyMark: text("body_mark").notNull(),
    /** Encrypted with the key, which is not stored; null while the mutation is running. */
    answer: bytes("answer"),
    /** Last heartbeat of the process that runs the mutation. */
    claimedAt: instant("claimed_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("idempotency_keys_created").on(table.createdAt)],
);

/** Random keys of this host, shared by all its processes. Each is generated when first needed. */
export const hostSecrets = pgTable("host_secrets", {
  name: text("name").primaryKey(),
  secret: bytes("secret").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const groups = pgTable(
  "groups",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Users with this code can join as members while joining is on. */
    joinCode: text("join_code").notNull(),
    isJoinOpen: boolean("is_join_open").notNull().default(true),
    settings: jsonb("settings").$type<GroupSettings>().notNull(),
    /** How it grades; null for the standard. Not in `settings`, which earlier releases replace as a whole. */
    grading: jsonb("grading").$type<Grading>(),
    /** Goes up by one with each change of name or settings, to detect conflicting edits. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set while the group is archived and read-only. */
    archivedAt: instant("archived_at"),
  },
  (table) => [
    uniqueIndex("groups_join_code").on(table.joinCode),
    // To list groups for admins, newest first.
    index("groups_newest").on(table.createdAt, table.id).concurrently(),
  ],
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
    /** Extra time in exams, in percent of the norm's minutes. */
    extraTime: smallint("extra_time").notNull().default(0),
    /** The groups from which a coach of both moved them here, the last one last. */
    earlierPlaces: jsonb("earlier_places").$type<readonly EarlierPlace[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index("group_members_user").on(table.userId, table.groupId),
  ],
);

/** A group that a member was in before, and what they get back there if they are moved back. */
export type EarlierPlace = {
  readonly groupId: string;
  /** Since when they were in it, an ISO date. */
  readonly joinedAt: string;
  /** Their seat, if a coach arranged it; else null. */
  readonly seat: number | null;
};

export type GroupRow = typeof groups.$inferSelect;

export type GroupMemberRow = typeof groupMembers.$inferSelect;

/**
 * Who follows whom, and who asked to. REFUSED stays, so that asking again notifies no one: the person who asked still
 * sees ASKED. WITHDRAWN is a refused request that its sender took back.
 */
export const follows = pgTable(
  "follows",
  {
    followerId: uuid("follower_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    followedId: uuid("followed_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["ASKED", "FOLLOWING", "REFUSED", "WITHDRAWN"] }).notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index("follows_followed").on(table.followedId, table.state),
  ],
);

/** All flagged rows of the server, for admins: those that are not reviewed first, then the newest. */
export const flaggedIndex = (name: string, createdAt: PgColumn, id: PgColumn) =>
  index(name)
    .on(sql`(reviewed_at is null)`, createdAt, id)
    .concurrently()
    .where(sql`flag_reason is not null`);
