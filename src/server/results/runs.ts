import { and, eq, gt, lt, sql, notExists } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import { measureRun, type Run } from "../../engine/metrics/measureRun";
import { inTransaction, type Connection, type Transaction, type Database } from "../database/Database";
import { results, type ResultRow, type ResultSummary } from "../database/schema";
import { users } from "../database/userSchema";
import { judgeLog, keepPrint } from "../fairness/judgeLog";
import { dayNumber } from "../../contract/dates";
import { usualLayout } from "../../engine/keyboards/guessLayout";
import { findLastLayout, learnFrom } from "../learning/learning";
import { markExercisePassed } from "../lessons/passedExercises";
import { judgeResult } from "./verifyRun";
import { createHash } from "node:crypto";
import { findExercise } from "../../engine/lessons/courses";
import type { TypingRules } from "../../engine/typing/Typing";
import { alias } from "drizzle-orm/pg-core";
import type { Language } from "../../engine/practice/PracticeMode";

/** How far two runs may overlap because a browser knows the server's clock only so well. In ms. */
const CLOCK_SLACK_MS = 1_000;

/** A run to keep: what it was, who typed it, and its log. Everything else is measured. */
export type NewRun = Pick<
  ResultRow,
  "userId" | "runId" | "mode" | "modeAmount" | "language" | "textId" | "log" | "startedAt" | "createdAt"
> &
  Partial<
    Pick<
      ResultRow,
      "id" | "raceCode" | "place" | "layout" | "punctuation" | "numbers" | "exerciseId" | "textFrom" | "textTo"
    >
  > & {
    readonly run: Run;
    /** Whose midnight ends a day. */
    readonly timeZone: string;
    /** What about the way it came calls for somebody to look at it; left out or null: nothing. */
    readonly suspicion?: FlagReason | null;
    /**
     * What else holds as soon as the run is kept, flagged or not: it is done with it, or neither is. Not done again for
     * a run that was kept before.
     */
    readonly alsoKeep?: (transaction: Transaction, result: ResultRow) => Promise<void>;
  };

/**
 * Measures a run and keeps it, once for each user and run id: who comes again, at the same time or later and with
 * whatever log, gets what
 * was kept first. Flags what stands out (engine/fairness), and what was typed at the same time as another run of the
 * same person. Unless it is flagged it counts: practice
 * learns from it, and an exercise may be passed by it.
 * @returns null when the account is gone.
 */
export async function insertRun(
  database: Database,
  { run, timeZone, alsoKeep, suspicion = null, ...about }: NewRun,
): Promise<ResultRow | null> {
  const { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun(run);
  const deletions = run.keystrokes.filter(({ kind }) => kind !== "insert").length;
  const figures = { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency, prompt: run.text, deletions };
  return inTransaction(database, async (transaction) => {
    // One run of a person at a time: the second of two at once sees the first. It also keeps the account from going
    // meanwhile.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, about.userId))
      .for("no key update");
    if (!user) return null;
    const kept = await findRun(transaction, about.userId, about.runId);
    if (kept) return kept;
    const kind = { ...about, layout: about.layout ?? null, exerciseId: about.exerciseId ?? null };
    const judged = await judgeLog(transaction, kind, { keystrokes: run.keystrokes, durationMs, wpm, accuracy });
    const standsOut: FlagReason | null = judged === "TOO_FAST" ? judged : (suspicion ?? judged);
    const flagReason =
      standsOut ?? ((await overlaps(transaction, about.userId, about.startedAt, durationMs)) ? "OVERLAPPING" : null);
    const isFlagged = flagReason !== null;
    const [row] = await transaction
      .insert(results)
      .values({ ...about, ...figures, flagReason, status: isFlagged ? "FLAGGED" : "VERIFIED", isCounted: !isFlagged })
      .returning();
    if (!row) return null;
    await keepPrint(transaction, { resultId: row.id }, run.keystrokes);
    if (!isFlagged) await countRun(transaction, row, run, timeZone);
    await alsoKeep?.(transaction, row);
    return row;
  });
}

/** The result of a user's run, or null when it is not kept. */
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
  const endsAt = sql`${results.startedAt} + ${results.durationMs} * interval '1 millisecond'`;
  const [other] = await transaction
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.userId, userId), lt(results.startedAt, to), gt(endsAt, from.toISOString())))
    .limit(1);
  return other !== undefined;
}

/**
 * What follows from a run that counts: practice learns from it, and its exercise is marked passed if it was. Call it
 * once for each, while the person's row is locked: when it
 * is kept, or when it is cleared of a flag.
 * @param timeZone whose midnight ends a day.
 */
export async function countRun(transaction: Transaction, result: ResultRow, run: Run, timeZone: string): Promise<void> {
  const { userId, runId, language, layout, exerciseId, startedAt, durationMs, createdAt } = result;
  const endedAt = startedAt.getTime() + durationMs;
  // Somebody who changes the language of a text does not change keyboards.
  const keyboard = layout ?? (await findLastLayout(transaction, userId)) ?? usualLayout(language);
  await learnFrom(transaction, userId, keyboard, { ...run, id: runId, endedAt, day: dayNumber(endedAt, timeZone) });
  if (exerciseId !== null && judgeResult(result) === "PASSED")
    await markExercisePassed(transaction, userId, exerciseId, createdAt);
}

/**
 * The row id of a racer's result, known before it is kept: the same race and user always give the same, so that it is
 * kept once.
 * A UUID of version 8 (RFC 9562: made by its own rule), from the SHA-256 of both.
 * @param raceId names the race for ever (raceKey), not its code alone.
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
export function rulesOf({ mode, raceCode, exerciseId }: ResultSummary): TypingRules {
  if (mode === "RACE" || raceCode !== null) return "stopOnError";
  return (exerciseId === null ? null : findExercise(exerciseId))?.lesson.rules ?? "free";
}

const kept = alias(results, "kept");

/** Gives all results of one user to another. A run that the other has kept already stays where it is. */
export async function moveResults(database: Connection, fromUserId: string, toUserId: string): Promise<void> {
  const theirs = database
    .select({ one: sql`1` })
    .from(kept)
    .where(and(eq(kept.userId, toUserId), eq(kept.runId, results.runId)));
  await database
    .update(results)
    .set({ userId: toUserId })
    .where(and(eq(results.userId, fromUserId), notExists(theirs)));
}

/**
 * Writes the final places of a race on the results that are kept; others are passed over.
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
  await database
    .update(results)
    .set({ place: sql`final.place` })
    .from(list)
    .where(eq(results.id, sql`final.id`));
}

type RaceRun = {
  /** Names the race for ever, not its code alone. */
  readonly raceId: string;
  readonly code: string;
  readonly userId: string;
  /** `log` holds the keystrokes, encoded. */
  readonly run: Run & { readonly log: string };
  readonly textId: string;
  readonly language: Language;
  readonly startedAt: Date;
  /** Whose midnight ends a day. */
  readonly timeZone: string;
  /** Null until it is known; see setRacePlaces. */
  readonly place: number | null;
  /** What about the way it came calls for somebody to look at it; null or left out: nothing. */
  readonly suspicion?: FlagReason | null;
};

/**
 * Keeps what a racer typed, once, however often it is asked.
 * @returns the row id, always raceResultId(raceId, userId); null when the account is gone (a guest who became somebody
 *   else meanwhile).
 */
export async function keepRaceResult(
  database: Database,
  { raceId, code, userId, run, textId, language, startedAt, timeZone, place, suspicion = null }: RaceRun,
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
    timeZone,
    suspicion,
  } as const;
  return (await insertRun(database, { ...about, run }))?.id ?? null;
}
