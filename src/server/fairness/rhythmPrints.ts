import { and, between, eq, getTableColumns, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Keystroke } from "../../engine/log/Keystroke";
import { nearbyPrints, rhythmPrint, type RhythmPrint } from "../../engine/fairness/RhythmPrint";
import type { Transaction } from "../database/Connection";
import { rhythmPrints } from "../database/fairnessSchema";
import { results, users } from "../database/schema";

/** Most prints that are compared key by key: far more than lie so near to each other by chance. */
const MOST_COMPARED = 500;

/**
 * Prints of logs, of anybody, that may be the same as this one. Until the transaction ends, nobody else looks for the
 * same log: of two that are saved at the same time
 * the second sees the first.
 * @param runId the run that is saved: what a guest kept under the same id, and sends again after signing in, is no
 *   copy. Null for an exam.
 */
export async function findNearbyPrints(
  transaction: Transaction,
  print: RhythmPrint,
  runId: string | null,
): Promise<readonly RhythmPrint[]> {
  const { length, longestAt, half } = nearbyPrints(print);
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext('rhythm print'), ${length * 1_000 + print.longestAt})`,
  );
  const isOther =
    runId === null ? undefined : or(isNull(results.runId), ne(results.runId, runId), ne(users.role, "GUEST"));
  return transaction
    .select(getTableColumns(rhythmPrints))
    .from(rhythmPrints)
    .leftJoin(results, eq(results.id, rhythmPrints.resultId))
    .leftJoin(users, eq(users.id, results.userId))
    .where(
      and(
        eq(rhythmPrints.length, length),
        inArray(rhythmPrints.longestAt, [...longestAt]),
        between(rhythmPrints.half, ...half),
        isOther,
      ),
    )
    .limit(MOST_COMPARED);
}

/** Whose log it is. */
export type PrintOwner = { readonly resultId: string } | { readonly examId: string; readonly attempt: number };

/** Keeps the print of a log that was just kept; a log that is too short has none. */
export async function keepPrint(
  transaction: Transaction,
  owner: PrintOwner,
  keystrokes: readonly Keystroke[],
): Promise<void> {
  const print = rhythmPrint(keystrokes);
  if (print === null) return;
  await transaction
    .insert(rhythmPrints)
    .values({ ...owner, ...print, gaps: [...print.gaps], length: print.gaps.length })
    .onConflictDoNothing();
}
