import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import { measureRun, type Run } from "../../engine/metrics/measureRun";
import type { Connection, Transaction } from "../database/Connection";
import type { Database } from "../database/Database";
import { results, users, type ResultRow } from "../database/schema";
import { judgeLog } from "../fairness/judgeLog";
import { keepPrint } from "../fairness/rhythmPrints";
import { countRun } from "./countRun";

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
  return database.transaction(async (transaction) => {
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
