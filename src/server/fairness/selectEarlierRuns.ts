import { and, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { EarlierRun } from "../../engine/fairness/judgeRun";
import type { Transaction } from "../database/Connection";
import { results, type ResultRow } from "../database/schema";

/** What the usual speed of a run's owner depends on. */
export type RunKind = Pick<ResultRow, "userId" | "language" | "startedAt"> & {
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
export async function selectEarlierRuns(
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
