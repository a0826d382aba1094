import { and, eq, gt, lt, sql, notExists } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import { MAX_LOG_DURATION_MS } from "../../engine/log/Keystroke";
import { measureRun, type Run } from "../../engine/metrics/measureRun";
import { inTransaction, type Connection, type Transaction, type Database } from "../database/Database";
import { addToBoards } from "../boards/boardEntries";
import { resultEnd, results, type ResultRow, type ResultSummary } from "../database/schema";
import { users } from "../database/userSchema";
import { judgeLog, savePrint } from "../fairness/judgeLog";
import { addToPracticeDays, movePracticeDays, practiceDayOf } from "../goals/practiceDays";
import { awardBadges, earnBadges } from "../badges/badges";
import { findLastLayout, learnFrom } from "../learning/learning";
import { findPassed, markExercisePassed } from "../lessons/passedExercises";
import { judgeResult } from "./verifyRun";
import { createHash } from "node:crypto";
import { TRIES_BEFORE_EASING } from "../../engine/lessons/courseProgress";
import { findExercise } from "../../engine/lessons/courses";
import type { TypingRules } from "../../engine/typing/Typing";
import { alias } from "drizzle-orm/pg-core";
import { type Language, usualLayout } from "../../contract/languages/languages";

/** How much two runs may overlap, in ms, because a browser only knows the server's clock approximately. */
const CLOCK_SLACK_MS = 1_000;

/** A run to save: its kind, its user and its log. Everything else is measured. */
export type NewRun = Pick<
  ResultRow,
  "userId" | "runId" | "mode" | "modeAmount" | "language" | "textId" | "log" | "startedAt" | "createdAt"
> &
  Partial<
    Pick<
      ResultRow,
      | "id"
      | "raceCode"
      | "place"
      | "racers"
      | "layout"
      | "keyRule"
      | "punctuation"
      | "numbers"
      | "wordList"
      | "exerciseId"
      | "textFrom"
      | "textTo"
    >
  > & {
    readonly run: Run;
    /** The time zone of calendar days. */
    readonly timeZone: string;
    /** A reason to flag the run because of the way it arrived, if any. */
    readonly suspicion?: FlagReason | null;
    /**
     * Additional writes in the same transaction, whether or not the run is flagged. Not called for a run that was saved
     * before.
     */
    readonly afterInsert?: (transaction: Transaction, result: ResultRow) => Promise<void>;
  };

/**
 * Measures a run and saves it, once per user and run id: a repeated call, also concurrently or with another log,
 * returns the first result. Flags runs that are suspicious (engine/fairness) or overlap another run of the same user. A
 * run that is not flagged counts: practice learns from it, and it may pass an exercise.
 * @returns null when the account is gone.
 */
export async function insertRun(
  database: Database,
  { run, timeZone, afterInsert, suspicion = null, ...about }: NewRun,
): Promise<ResultRow | null> {
  const { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun(run);
  const deletions = run.keystrokes.filter(({ kind }) => kind !== "insert").length;
  const figures = { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency, prompt: run.text, deletions };
  return inTransaction(database, async (transaction) => {
    // One run of a person at a time: the second of two at once sees the first. It also keeps the account from going
    // meanwhile.
    const [user] = await transaction
      .select({ id: users.id, profileVisibility: users.profileVisibility })
      .from(users)
      .where(eq(users.id, about.userId))
      .for("no key update");
    if (!user) return null;
    const saved = await findRun(transaction, about.userId, about.runId);
    if (saved) return saved;
    const isEased = about.exerciseId != null && (await hasTried(transaction, about.userId, about.exerciseId));
    const kind = { ...about, layout: about.layout ?? null, exerciseId: about.exerciseId ?? null };
    const judged = await judgeLog(transaction, kind, { keystrokes: run.keystrokes, durationMs, wpm, accuracy });
    const standsOut: FlagReason | null = judged === "TOO_FAST" ? judged : (suspicion ?? judged);
    const flagReason =
      standsOut ?? ((await overlaps(transaction, about.userId, about.startedAt, durationMs)) ? "OVERLAPPING" : null);
    const isFlagged = flagReason !== null;
    const [row] = await transaction
      .insert(results)
      .values({
        ...about,
        ...figures,
        isEased,
        flagReason,
        status: isFlagged ? "FLAGGED" : "VERIFIED",
        isCounted: !isFlagged,
      })
      .returning();
    if (!row) return null;
    await savePrint(transaction, { resultId: row.id }, run.keystrokes);
    if (!isFlagged) await countRun(transaction, row, run, timeZone);
    if (!isFlagged && user.profileVisibility === "ALL") await addToBoards(transaction, row, timeZone);
    await afterInsert?.(transaction, row);
    return row;
  });
}

/** Whether a user has tried an exercise so often, without passing it, that it is easier now. */
async function hasTried(transaction: Transaction, userId: string, exerciseId: string): Promise<boolean> {
  if (await findPassed(transaction, { userId, exerciseId })) return false;
  const tries = await transaction
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.exerciseId, exerciseId)))
    .limit(TRIES_BEFORE_EASING);
  return tries.length === TRIES_BEFORE_EASING;
}

/** The result of a user's run, or null if it is not saved. */
export async function findRun(database: Connection, userId: string, runId: string): Promise<ResultRow | null> {
  const [row] = await database
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.runId, runId)));
  return row ?? null;
}

async function overlaps(
  transaction: Transaction,
  userId: string,
  startedAt: Date,
  durationMs: number,
): Promise<boolean> {
  const from = new Date(startedAt.getTime() + CLOCK_SLACK_MS);
  const to = new Date(startedAt.getTime() + durationMs - CLOCK_SLACK_MS);
  // No run is longer, so the index need not be read further back than this.
  const earliest = new Date(from.getTime() - MAX_LOG_DURATION_MS);
  const [other] = await transaction
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        eq(results.userId, userId),
        gt(results.startedAt, earliest),
        lt(results.startedAt, to),
        gt(resultEnd, from.toISOString()),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * Applies a run that counts: practice learns from it, its time is added to its day, and it may pass its exercise and
 * earn badges. Call it once per run, when it is saved or cleared of a flag, while the user's row is locked.
 * @param timeZone the time zone of calendar days.
 */
export async function countRun(transaction: Transaction, result: ResultRow, run: Run, timeZone: string): Promise<void> {
  const { userId, runId, language, layout, exerciseId, startedAt, durationMs, createdAt } = result;
  const endedAt = startedAt.getTime() + durationMs;
  const day = practiceDayOf(startedAt.getTime(), timeZone);
  // A user who changes the language of a text does not change keyboards.
  const keyboard = layout ?? (await findLastLayout(transaction, userId)) ?? usualLayout(language);
  await learnFrom(transaction, userId, keyboard, { ...run, id: runId, endedAt, day });
  await addToPracticeDays(transaction, userId, timeZone);
  const stars = exerciseId === null ? 0 : (judgeResult(result)?.stars ?? 0);
  if (exerciseId !== null && stars > 0)
    await markExercisePassed(transaction, userId, { exerciseId, passedAt: createdAt, stars });
  await earnBadges(transaction, result);
}

/**
 * The row id of a racer's result, known before it is saved: always the same for a race and user, so that it is saved
 * only once. A version 8 UUID (RFC 9562) from the SHA-256 of both.
 * @param raceId permanent key of the race (raceKey), not just its code.
 */
export function raceResultId(raceId: string, userId: string): string {
  const hex = createHash("sha256").update(`${raceId}\n${userId}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** The rules by which a result's log is replayed. */
export function rulesOf({ mode, raceCode, exerciseId, keyRule }: ResultSummary): TypingRules {
  if (mode === "RACE" || raceCode !== null || keyRule === "STOP_ON_ERROR") return "stopOnError";
  return (exerciseId === null ? null : findExercise(exerciseId))?.lesson.rules ?? "free";
}

const kept = alias(results, "kept");

/**
 * Moves all results of one user to another, with the days on which they were typed. A run that the other user already
 * has is not moved.
 */
export async function moveResults(database: Connection, fromUserId: string, toUserId: string): Promise<void> {
  const theirs = database
    .select({ one: sql`1` })
    .from(kept)
    .where(and(eq(kept.userId, toUserId), eq(kept.runId, results.runId)));
  await database
    .update(results)
    .set({ userId: toUserId })
    .where(and(eq(results.userId, fromUserId), notExists(theirs)));
  await movePracticeDays(database, fromUserId, toUserId);
}

/**
 * Writes the final places of a race to the saved results, and skips those not saved. Winners may earn badges.
 * @param places by user row id, 1 for the first.
 */
export async function setRacePlaces(
  database: Connection,
  raceId: string,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  if (places.size === 0) return;
  const rows = [...places].map(([userId, place]) => sql`(${raceResultId(raceId, userId)}::uuid, ${place}::smallint)`);
  const list = sql`(values ${sql.join(rows, sql`, `)}) as final (id, place)`;
  const { id, userId, place, racers } = results;
  const placed = await database
    .update(results)
    .set({ place: sql`final.place` })
    .from(list)
    .where(eq(results.id, sql`final.id`))
    .returning({ id, userId, place, racers });
  for (const winner of placed)
    if (winner.place === 1 && (winner.racers ?? 0) > 1) await awardBadges(database, winner.userId, winner.id);
}

type RaceRun = {
  /** Permanent key of the race, not just its code. */
  readonly raceId: string;
  readonly code: string;
  readonly userId: string;
  /** `log` is the encoded keystrokes. */
  readonly run: Run & { readonly log: string };
  /** Null for a text that is not stored. */
  readonly textId: string | null;
  readonly language: Language;
  readonly startedAt: Date;
  /** The time zone of calendar days. */
  readonly timeZone: string;
  /** Null until it is known; see setRacePlaces. */
  readonly place: number | null;
  /** How many take part in the race. */
  readonly racers: number;
  /** A reason to flag the run because of the way it arrived, if any. */
  readonly suspicion?: FlagReason | null;
};

/**
 * Saves what a racer typed, once, however often it is called.
 * @returns the row id, always raceResultId(raceId, userId); null when the account is gone (a guest who signed in to
 * another account meanwhile).
 */
export async function saveRaceResult(
  database: Database,
  { raceId, code, userId, run, textId, language, startedAt, timeZone, place, racers, suspicion = null }: RaceRun,
): Promise<string | null> {
  const id = raceResultId(raceId, userId);
  const about = {
    id,
    userId,
    runId: id,
    mode: "RACE",
    modeAmount: null,
    language,
    textId,
    log: run.log,
    startedAt,
    createdAt: new Date(),
    raceCode: code,
    place,
    racers,
    timeZone,
    suspicion,
  } as const;
  return (await insertRun(database, { ...about, run }))?.id ?? null;
}
