import {
  integer,
  pgTable,
  primaryKey,
  smallint,
  uuid,
  index,
  jsonb,
  text,
  real,
  doublePrecision,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { exams, results, texts } from "./schema";
import { users, instant } from "./userSchema";
import { sql } from "drizzle-orm";
import type { BadgeCounters } from "../../engine/badges/badges";
import { importSources } from "../../contract/enums";
import type { Language } from "../../contract/languages/languages";
import type { Participation } from "../participation/sums";

/**
 * What a user typed on a day, in runs and attempts at exams that count. There is also a row without any typing where a
 * new goal came into force.
 */
export const practiceDays = pgTable(
  "practice_days",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In the host's time zone when it was saved: days since 1970-01-01. */
    day: integer("day").notNull(),
    typedMs: integer("typed_ms").notNull().default(0),
    /** The goal of that day, which does not change once it is reached; null while goals are switched off. */
    goalMs: integer("goal_ms"),
    /** The result that reached the goal; null if none did, or if an exam or two accounts together reached it. */
    reachedBy: uuid("reached_by"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/**
 * Results that were faster than all others of their kind and user when they counted: a few of each, of which the last
 * that is verified is the best. Derived from results; see server/results/runRecords.
 */
export const runRecords = pgTable(
  "run_records",
  {
    resultId: uuid("result_id")
      .primaryKey()
      .references(() => results.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What makes runs comparable (kindOf). */
    kind: text("kind").notNull(),
    wpm: doublePrecision("wpm").notNull(),
  },
  (table) => [index("run_records_best").on(table.userId, table.kind, table.wpm)],
);

export type PracticeDayRow = typeof practiceDays.$inferSelect;

/**
 * The sums about participation of everybody with an account, as they were on a day. They are counted in steps; only the
 * newest that are complete stay, and those that are being counted.
 */
export const participationDays = pgTable("participation_days", {
  /** In the host's time zone: days since 1970-01-01. */
  day: integer("day").primaryKey(),
  /** What was counted so far; null before, and once all accounts are counted. */
  counted: jsonb("counted").$type<CountedParticipation>(),
  /** Null until all accounts are counted. */
  sums: jsonb("sums").$type<Participation>(),
});

/** The counts of all accounts up to one. */
type CountedParticipation = { readonly counts: readonly ParticipationCount[]; readonly last: CountedAccount };

/** People who began in the same month and passed the same exercise last, by what they did. */
export type ParticipationCount = {
  /** Such as `2026-09`. */
  readonly month: string;
  /** The one that they passed last; null for those who passed none. */
  readonly exercise: string | null;
  readonly people: number;
  readonly nextDay: number;
  readonly fourthWeek: number;
  readonly chapter: number;
  readonly stopped: number;
};

/** A place in the order in which accounts are counted: when it was made, as Postgres writes it, and its row id. */
export type CountedAccount = { readonly createdAt: string; readonly id: string };

/** The attempts at exams that count as practice, each once. Their time is in practice_days, too. */
export const examPractice = pgTable(
  "exam_practice",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    /** From 1. */
    attempt: smallint("attempt").notNull(),
    /** Keys pressed, without deletions. */
    keys: integer("keys").notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.attempt] })],
);

/** What a user's runs add up to for badges, counted with each run that counts. */
export const badgeCounters = pgTable("badge_counters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The COUNTERS_VERSION of the engine with which they were counted. */
  version: smallint("version").notNull(),
  counters: jsonb("counters").$type<BadgeCounters>().notNull(),
});

/** The badges that a user has earned. Rows are never removed while the account exists. */
export const earnedBadges = pgTable(
  "earned_badges",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Id of a badge of the engine. */
    badgeId: text("badge_id").notNull(),
    earnedAt: instant("earned_at").notNull(),
    /** The run at whose end the user is told; null for a badge that was not earned by a run. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.badgeId] }),
    index("earned_badges_result")
      .on(table.resultId)
      .where(sql`result_id is not null`),
  ],
);

/** Modes that runs of other sites can have. */
export const importedModes = ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM"] as const;

/**
 * Runs that were typed on other sites, as their files say. They are not verified and count for nothing: only progress
 * shows them, to their user.
 */
export const importedRuns = pgTable(
  "imported_runs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    typedAt: instant("typed_at").notNull(),
    source: text("source", { enum: importSources }).notNull(),
    mode: text("mode", { enum: importedModes }).notNull(),
    /** Seconds of TIME, number of words of WORDS; null otherwise. */
    modeAmount: integer("mode_amount"),
    /** Null for a language that Typeloop does not have, or that the file does not name. */
    language: text("language").$type<Language>(),
    durationMs: integer("duration_ms").notNull(),
    wpm: real("wpm").notNull(),
    accuracy: real("accuracy").notNull(),
  },
  // A person types one run at a time, so a file that is imported twice adds nothing.
  (table) => [primaryKey({ columns: [table.userId, table.typedAt, table.source] })],
);

export type ImportedRunRow = typeof importedRuns.$inferSelect;

/** How far a user is in a text that they read in portions. */
export const bookmarks = pgTable(
  "bookmarks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    /** Where the next part begins, in UTF-16 units of the text's body. */
    position: integer("position").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textId] }), index("bookmarks_text").on(table.textId)],
);

/** The texts that a user has marked as favorites. */
export const favorites = pgTable(
  "favorites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    textId: uuid("text_id")
      .notNull()
      .references(() => texts.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textId] }), index("favorites_text").on(table.textId)],
);

/**
 * The rhythm of each saved log, to recognize copies of it (engine/fairness/judgeRun). Never shown, and not used for
 * anything else.
 */
export const rhythmPrints = pgTable(
  "rhythm_prints",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The result that the log belongs to; null for an exam. */
    resultId: uuid("result_id").references(() => results.id, { onDelete: "cascade" }),
    /** The exam that the log belongs to, with the number of the attempt; null for a result. */
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
