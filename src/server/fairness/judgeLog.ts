import { judgeRun, type JudgedRun, type Suspicion, type EarlierRun } from "../../engine/fairness/judgeRun";
import { rhythmPrint, nearbyPrints, type RhythmPrint } from "../../engine/fairness/RhythmPrint";
import type { Transaction } from "../database/Database";
import { and, between, eq, getTableColumns, inArray, isNull, ne, or, sql, desc, lt } from "drizzle-orm";
import type { Keystroke } from "../../engine/log/Keystroke";
import { rhythmPrints, results, type ResultRow } from "../database/schema";
import { users } from "../database/userSchema";

/**
 * What stands out in a log that is about to be kept, beside what its owner and everybody else has kept; null when
 * nothing does. Call it while the row of
 * the person is locked.
 */
export async function judgeLog(
  transaction: Transaction,
  kind: RunKind,
  run: Omit<JudgedRun, "earlier" | "seen">,
): Promise<Suspicion | null> {
  const print = rhythmPrint(run.keystrokes);
  const seen = print === null ? [] : await findNearbyPrints(transaction, print, kind.runId);
  return judgeRun({ ...run, earlier: await selectEarlierRuns(transaction, kind), seen });
}

/** Most prints that are compared key by key: far more than lie so near to each other by chance. */
const MOST_COMPARED = 500;

/**
 * Prints of logs, of anybody, that may be the same as this one. Until the transaction ends, nobody else looks for the
 * same log: of two that are saved at the same time
 * the second sees the first.
 * @param runId the run that is saved: what a guest kept under the same id, and sends again after signing in, is no
 *   copy. Null for an exam.
 */
async function findNearbyPrints(
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
type PrintOwner = { readonly resultId: string } | { readonly examId: string; readonly attempt: number };

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

/** What the usual speed of a run's owner depends on. */
type RunKind = Pick<ResultRow, "userId" | "language" | "startedAt"> & {
  /** Null for an exam: it is prose, and no run. */
  readonly mode: ResultRow["mode"] | null;
  readonly runId: string | null;
  /** Null when nobody knows. */
  readonly layout: ResultRow["layout"];
  readonly exerciseId: string | null;
};

/** So many of the latest runs say what is usual. */
const LATEST = 30;

const prose: ReadonlySet<string> = new Set(["TIME", "WORDS", "TEXT", "RACE"]);

/**
 * What somebody typed before, in the same language and on the same layout as far as that is known, the latest first.
 * Only VERIFIED runs. Exercises of a course
 * are compared with exercises alone: drills of a few keys say little about prose.
 */
async function selectEarlierRuns(
  transaction: Transaction,
  { userId, language, layout, mode, exerciseId, startedAt }: RunKind,
): Promise<readonly EarlierRun[]> {
  const rows = await transaction
    .select({ wpm: results.wpm, mode: results.mode, exerciseId: results.exerciseId })
    .from(results)
    .where(
      and(
        eq(results.userId, userId),
        lt(results.startedAt, startedAt),
        eq(results.status, "VERIFIED"),
        eq(results.language, language),
        layout === null ? undefined : or(isNull(results.layout), eq(results.layout, layout)),
        mode === "LESSON" ? undefined : ne(results.mode, "LESSON"),
      ),
    )
    .orderBy(desc(results.startedAt), desc(results.id))
    .limit(LATEST);
  return rows.map((row) => ({
    wpm: row.wpm,
    isAlike: row.mode === "LESSON" ? row.exerciseId === exerciseId : kindOf(row.mode) === kindOf(mode),
  }));
}

/** Modes whose runs are as fast as one another. */
function kindOf(mode: ResultRow["mode"] | null): string {
  return mode === null || prose.has(mode) ? "PROSE" : mode;
}
