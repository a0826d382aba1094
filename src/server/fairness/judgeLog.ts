import {
  judgeRun,
  type JudgedRun,
  type Suspicion,
  type EarlierRun,
  rhythmPrint,
  nearbyPrints,
  type RhythmPrint,
} from "../../engine/fairness/judgeRun";
import type { Transaction } from "../database/Database";
import { and, between, eq, getTableColumns, inArray, isNull, ne, or, sql, desc, lt } from "drizzle-orm";
import type { Keystroke } from "../../engine/log/Keystroke";
import { rhythmPrints } from "../database/rhythmSchema";
import { results, type ResultRow } from "../database/schema";
import { users } from "../database/userSchema";

/**
 * Why a log that is about to be saved is suspicious, compared to the saved logs of its owner and all other users; null
 * when it is not. Call it while the user's row is locked.
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

/** Maximum number of prints compared key by key: far more than are this similar by chance. */
const MOST_COMPARED = 500;

/**
 * Prints of logs of any user that may be the same as this one. Concurrent searches for the same log wait until the
 * transaction ends, so that of two saved at the same time the second sees the first.
 * @param runId the run that is saved. A run with the same id that a guest saved, and sends again after signing in, is
 * not a copy. Null for an exam.
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

/** The result or exam attempt that a log belongs to. */
type PrintOwner = { readonly resultId: string } | { readonly examId: string; readonly attempt: number };

/** Stores the print of a log that was just saved. A log that is too short has none. */
export async function savePrint(
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

/** What the usual speed of a user depends on. */
type RunKind = Pick<ResultRow, "userId" | "language" | "startedAt"> & {
  /** Null for an exam, which is prose and not a run. */
  readonly mode: ResultRow["mode"] | null;
  readonly runId: string | null;
  /** Null when unknown. */
  readonly layout: ResultRow["layout"];
  readonly exerciseId: string | null;
};

/** Number of latest runs from which the usual speed is taken. */
const LATEST = 30;

const prose: ReadonlySet<string> = new Set(["TIME", "WORDS", "TEXT", "RACE"]);

/**
 * A user's earlier VERIFIED runs in the same language and, if known, on the same layout, latest first. Course exercises
 * are left out unless the run is one itself, because drills of a few keys say little about prose.
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

/** Groups modes whose runs have comparable speeds. */
function kindOf(mode: ResultRow["mode"] | null): string {
  return mode === null || prose.has(mode) ? "PROSE" : mode;
}
