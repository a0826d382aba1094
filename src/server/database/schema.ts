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
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { instant, users, groups } from "./userSchema";
import type { WrittenRaceSettings } from "../../engine/race/RaceState";

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
    // The function is made by migration 0011, which leaves the index out where Postgres has no trigrams.
    index("texts_search").using("gin", sql`text_search(${table.title}, ${table.tags}) gin_trgm_ops`),
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
export type TextRow = typeof texts.$inferSelect;
export type ResultRow = typeof results.$inferSelect;
/** A result without what was to be typed and the keystrokes, which are most of a row. */
export type ResultSummary = Omit<ResultRow, "prompt" | "log">;

/**
 * The rhythm of each log that was kept, so that the same log is known again (engine/fairness/RhythmPrint). Never shown,
 * never compared for anything else.
 */
export const rhythmPrints = pgTable(
  "rhythm_prints",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Of a result's log; null for that of an exam. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "cascade" }),
    /** Of an attempt of an exam, with its number; null for that of a result. */
    examId: uuid("exam_id").references(() => exams.id, { onDelete: "cascade" }),
    attempt: smallint("attempt"),
    /** In ms. */
    gaps: smallint("gaps").array().notNull(),
    length: smallint("length").notNull(),
    longestAt: smallint("longest_at").notNull(),
    half: doublePrecision("half").notNull(),
  },
  (table) => [
    uniqueIndex("rhythm_prints_result").on(table.resultId),
    uniqueIndex("rhythm_prints_exam").on(table.examId, table.attempt),
    index("rhythm_prints_near").on(table.length, table.longestAt, table.half),
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
export type AssignmentRow = typeof assignments.$inferSelect;

/** What is left of a race when the process that had it in memory has crashed. Deleted after a day. */
export const races = pgTable(
  "races",
  {
    code: text("code").primaryKey(),
    settings: jsonb("settings").$type<RegisteredSettings>().notNull(),
    phase: text("phase", { enum: ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] }).notNull(),
    /** Null in a race of a group. */
    hostId: uuid("host_id"),
    /** Row ids of those who have a seat. */
    racerIds: uuid("racer_ids").array().notNull(),
    rematchCode: text("rematch_code"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    /** When the row was last written. */
    notedAt: instant("noted_at").notNull(),
  },
  (table) => [index("races_noted").on(table.notedAt)],
);

/** What the row of a race says of its settings: all but the code and the body of the text. */
export type RegisteredSettings = Omit<WrittenRaceSettings, "code" | "text"> & { readonly textLength: TextLength };

/** The three lengths that one can ask of a random text. */
export type TextLength = "SHORT" | "MEDIUM" | "LONG";
