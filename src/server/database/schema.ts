import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { type FlagReason, features } from "../../contract/enums";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { bytes, instant } from "./columns";
import { groups } from "./groupSchema";

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
    /** Names the picture in avatars, so that its address changes with it; null without one. */
    avatarHash: text("avatar_hash"),
    /**
     * The group whose coach made the account: its coaches may give it another pass-phrase, and erase it. Null for who
     * came by themselves.
     */
    madeInGroupId: uuid("made_in_group_id").references((): AnyPgColumn => groups.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When a guest last used a session whose row is gone by now; null for members, and while every row is there. */
    lastSeenAt: instant("last_seen_at"),
  },
  (table) => [
    uniqueIndex("users_username").on(table.username),
    index("users_made_in_group").on(table.madeInGroupId),
    // Finds guests to end.
    index("users_guests")
      .on(sql`coalesce(last_seen_at, created_at)`)
      .where(sql`role = 'GUEST'`),
  ],
);

export const avatars = pgTable("avatars", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  /** WebP, 256 × 256, re-encoded by us. */
  image: bytes("image").notNull(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, hex. The token itself is nowhere. */
    tokenHash: text("token_hash").notNull(),
    deviceLabel: text("device_label").notNull(),
    /** A shared computer: twelve hours instead of thirty days. */
    shared: boolean("shared").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("sessions_token_hash").on(table.tokenHash),
    index("sessions_user").on(table.userId, table.createdAt, table.id),
  ],
);

/** The link with which somebody becomes the first admin: the newest one alone, also once it was used. */
export const adminLinks = pgTable("admin_links", {
  /** SHA-256 of the token, hex. The token itself is in the link alone. */
  tokenHash: text("token_hash").primaryKey(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** Null before, and when their account is gone. */
  usedBy: uuid("used_by").references(() => users.id, { onDelete: "set null" }),
});

/** What admins switched off for everybody, or on again. One that is not here is on. */
export const featureSwitches = pgTable("feature_switches", {
  feature: text("feature", { enum: features }).primaryKey(),
  isOn: boolean("is_on").notNull(),
  /** Null when their account is gone. */
  changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
  changedAt: instant("changed_at").notNull(),
});

export const texts = pgTable(
  "texts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Names a text of our library, so that seeding twice changes nothing; null for others. */
    slug: text("slug"),
    /** Who brought it; null for the library's own. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    /** The group that it is shared with; null for none. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    /** For whom it is once it is published. GROUP without a group (it was deleted): its owner's alone. */
    visibility: text("visibility", { enum: ["OWN", "GROUP", "PUBLIC"] })
      .notNull()
      .default("OWN"),
    /**
     * Only PUBLIC texts wait IN_REVIEW, for an admin; others are PUBLISHED at once. ARCHIVED: kept for what points at
     * it, and offered no more.
     */
    status: text("status", { enum: ["DRAFT", "IN_REVIEW", "PUBLISHED", "ARCHIVED"] })
      .notNull()
      .default("DRAFT"),
    title: text("title").notNull(),
    language: text("language", { enum: ["en", "nl"] }).notNull(),
    /** Normalised. */
    body: text("body").notNull(),
    difficulty: text("difficulty", { enum: ["EASY", "MEDIUM", "HARD"] }).notNull(),
    /** Graphemes of the body. */
    characters: integer("characters").notNull(),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How hard it is, by the formula of engine/text/difficulty; null until it is computed. */
    difficultyScore: doublePrecision("difficulty_score"),
    /** Each character of the body once, so that texts can be found that a keyboard can type. */
    characterSet: text("character_set").notNull().default(""),
    /** Where it comes from, and under which licence; empty when nobody said. */
    source: text("source").notNull().default(""),
    /** What the reviewer said when it was not published; empty for nothing. */
    reviewNote: text("review_note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("texts_slug").on(table.slug),
    index("texts_language").on(table.language, table.title, table.id),
    index("texts_owner").on(table.ownerId, table.createdAt, table.id),
    index("texts_group").on(table.groupId, table.title, table.id),
    index("texts_status").on(table.status, table.createdAt, table.id),
    index("texts_title").on(table.title, table.id),
    index("texts_tags").using("gin", table.tags),
  ],
);

export const results = pgTable(
  "results",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the client for each run: the same run is kept once. */
    runId: uuid("run_id").notNull(),
    mode: text("mode", { enum: ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM", "LESSON", "RACE"] }).notNull(),
    modeAmount: integer("mode_amount"),
    /** Words with punctuation, and with numbers between them. */
    punctuation: boolean("punctuation").notNull().default(false),
    numbers: boolean("numbers").notNull().default(false),
    /** The keyboard layout that the text was fitted to, as the person said it; null when nobody knows. */
    layout: text("layout").$type<LayoutId>(),
    /** The exercise of a course; null otherwise. */
    exerciseId: text("exercise_id"),
    language: text("language", { enum: ["en", "nl"] }).notNull(),
    textId: uuid("text_id").references(() => texts.id, { onDelete: "set null" }),
    /** Which portion of the text it was, in UTF-16 units of its body; null for the whole. */
    textFrom: integer("text_from"),
    textTo: integer("text_to"),
    /** What was to be typed, as far as the run came. */
    prompt: text("prompt").notNull(),
    log: text("log").notNull(),
    /** How many entries of the log take something back; null for a run that was kept before this was counted. */
    deletions: integer("deletions"),
    durationMs: integer("duration_ms").notNull(),
    wpm: doublePrecision("wpm").notNull(),
    raw: doublePrecision("raw").notNull(),
    strokesPerMinute: doublePrecision("strokes_per_minute").notNull(),
    accuracy: doublePrecision("accuracy").notNull(),
    consistency: doublePrecision("consistency").notNull(),
    status: text("status", { enum: ["VERIFIED", "FLAGGED"] }).notNull(),
    /** Why it was flagged; stays when a coach cleared it. Null when it never was. */
    flagReason: text("flag_reason").$type<FlagReason>(),
    /** When a coach or admin looked at the flag and decided; null before. */
    reviewedAt: instant("reviewed_at"),
    reviewedBy: uuid("reviewed_by").references(() => users.id, { onDelete: "set null" }),
    /**
     * Whether practice has learnt from it, and its exercise was marked passed if it was: not of a flagged run before it
     * is cleared.
     */
    isCounted: boolean("is_counted").notNull().default(true),
    raceCode: text("race_code"),
    place: smallint("place"),
    /** Who may read it beside its owner and admins. */
    visibility: text("visibility", { enum: ["ME", "GROUP", "ALL"] })
      .notNull()
      .default("ME"),
    startedAt: instant("started_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("results_run").on(table.userId, table.runId),
    // Ascending: read backwards it gives the newest first. Drizzle's `.desc()` adds "nulls last", which no `order by …
    // desc` can use.
    index("results_user").on(table.userId, table.createdAt, table.id),
    // Holds all that a person's history of runs reads, so that it is read from the index alone; its front finds runs
    // that overlap.
    index("results_history").on(
      table.userId,
      table.startedAt,
      table.id,
      table.durationMs,
      table.wpm,
      table.strokesPerMinute,
      table.accuracy,
      table.mode,
      table.modeAmount,
      table.language,
      table.punctuation,
      table.numbers,
      table.status,
    ),
    index("results_text").on(table.textId),
    index("results_flagged")
      .on(table.userId, table.createdAt)
      .where(sql`flag_reason is not null`),
    index("results_reviewed_by").on(table.reviewedBy),
  ],
);

/**
 * What practice has learnt of a person on one keyboard layout: folded from their results, one by one as they are kept.
 */
export const learningStates = pgTable(
  "learning_states",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    layout: text("layout").$type<LayoutId>().notNull(),
    /** An AdaptiveState of the engine. */
    state: jsonb("state").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.layout] })],
);

/** Which exercises of the courses somebody has passed, each with the first time. */
export const passedExercises = pgTable(
  "passed_exercises",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    exerciseId: text("exercise_id").notNull(),
    passedAt: instant("passed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })],
);

/** How far somebody is in a text that they read in portions. */
export const bookmarks = pgTable(
  "bookmarks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    /** Where the next portion begins, in characters (UTF-16 units) of the text's body. */
    position: integer("position").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textId] }), index("bookmarks_text").on(table.textId)],
);

/** An exam; what happened in it is its log, exam_events. */
export const exams = pgTable(
  "exams",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    norm: text("norm").notNull(),
    normVersion: smallint("norm_version").notNull(),
    language: text("language", { enum: ["en", "nl"] }).notNull(),
    /** The exercise of a course that it belongs to; null for an exam by itself. */
    exerciseId: text("exercise_id"),
    /** For practice: no certificate. */
    isMock: boolean("is_mock").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    finishedAt: instant("finished_at"),
    /** FLAGGED: no certificate, and no exercise passed by it, until a coach or an admin clears it. */
    status: text("status", { enum: ["VERIFIED", "FLAGGED"] })
      .notNull()
      .default("VERIFIED"),
    /** Why it was flagged; stays when it was cleared. Null when it never was. */
    flagReason: text("flag_reason").$type<FlagReason>(),
    /** When a coach or admin looked at the flag and decided; null before. */
    reviewedAt: instant("reviewed_at"),
    reviewedBy: uuid("reviewed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("exams_user").on(table.userId, table.createdAt, table.id),
    index("exams_flagged")
      .on(table.userId, table.createdAt)
      .where(sql`flag_reason is not null`),
    index("exams_reviewed_by").on(table.reviewedBy),
  ],
);

/**
 * The log of each exam, in order and without gaps. Two processes that append at once: the second finds its place taken.
 */
export const examEvents = pgTable(
  "exam_events",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    /** From 1. */
    place: integer("place").notNull(),
    /** An ExamEvent of the engine. */
    event: jsonb("event").notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.place] })],
);

/** What a passed exam is shown by, to anybody who has its code. */
export const certificates = pgTable(
  "certificates",
  {
    /** Random; cannot be guessed. */
    code: text("code").primaryKey(),
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name as it was that day. */
    name: text("name").notNull(),
    norm: text("norm").notNull(),
    normVersion: smallint("norm_version").notNull(),
    hasDyslexia: boolean("has_dyslexia").notNull(),
    language: text("language", { enum: ["en", "nl"] }).notNull(),
    level: text("level").notNull(),
    strokes: integer("strokes").notNull(),
    errors: integer("errors").notNull(),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [uniqueIndex("certificates_exam").on(table.examId), index("certificates_user").on(table.userId)],
);

export type ExamRow = typeof exams.$inferSelect;
export type CertificateRow = typeof certificates.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type TextRow = typeof texts.$inferSelect;
export type ResultRow = typeof results.$inferSelect;
