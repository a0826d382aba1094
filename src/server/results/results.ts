import { moveRecords } from "./runRecords";
import { createHash } from "node:crypto";
import { and, eq, getTableColumns, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findExercise } from "../../engine/lessons/courses";
import type { TypingRules } from "../../engine/typing/Typing";
import { awardBadges } from "../badges/badges";
import type { Connection } from "../database/Database";
import { results, type ResultRow, type ResultSummary } from "../database/schema";
import { movePracticeDays } from "../goals/practiceDays";

const { prompt: _prompt, log: _log, ...summary } = getTableColumns(results);

/**
 * The columns of a result that nobody replays. `prompt` and `log` are only read for the fields that need them, in one
 * query.
 */
export const resultColumns = summary;

/** The result of a user's run, or null if it is not saved. */
export async function findRun(database: Connection, userId: string, runId: string): Promise<ResultRow | null> {
  const [row] = await database
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.runId, runId)));
  return row ?? null;
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
  await moveRecords(database, fromUserId, toUserId);
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
