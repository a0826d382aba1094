import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Database";
import {
  boardChanges,
  boardCounts,
  boardEntries,
  FINE_IN_COARSE,
  fineScale,
  type rankByValues,
} from "../database/boardSchema";

/** What a board ranks. */
export type RankBy = (typeof rankByValues)[number];

type RankByColumns = { readonly score: PgColumn; readonly resultId: PgColumn; readonly change: PgColumn };

/** The columns of each RankBy: the score of an entry, the result that has it, and the score of a change. */
export const rankByColumns = {
  SPEED: { score: boardEntries.speed, resultId: boardEntries.speedResultId, change: boardChanges.speed },
  ACCURACY: { score: boardEntries.accuracy, resultId: boardEntries.accuracyResultId, change: boardChanges.accuracy },
  IMPROVEMENT: {
    score: boardEntries.improvement,
    resultId: boardEntries.improvementResultId,
    change: boardChanges.improvement,
  },
} as const satisfies Readonly<Record<RankBy, RankByColumns>>;

/**
 * How many entries of a board have a higher score, exactly: the coarse buckets above, the fine ones above in the same
 * coarse one, and the entries of the same fine one. Entries in other buckets that changed since these were counted are
 * counted one by one. What it reads does not grow with the board.
 */
export async function countBetter(database: Connection, board: string, rankBy: RankBy, score: number): Promise<number> {
  const fine = Math.floor(score * fineScale[rankBy]);
  const coarse = Math.floor(fine / FINE_IN_COARSE);
  const end = (fine + 1) / fineScale[rankBy];
  const { score: entry, change } = rankByColumns[rankBy];
  const inBuckets = (isCoarse: SQL, bounds: SQL) => sql`coalesce((
    select sum(${boardCounts.entries}) from ${boardCounts}
    where ${boardCounts.board} = ${board} and ${boardCounts.rankBy} = ${rankBy}
      and ${boardCounts.isCoarse} = ${isCoarse} and ${bounds}), 0)`;
  const { rows } = await database.execute<{ readonly better: number }>(sql`select (
    ${inBuckets(sql`true`, sql`${boardCounts.bucket} > ${coarse}`)}
    + ${inBuckets(
      sql`false`,
      sql`${boardCounts.bucket} > ${fine} and ${boardCounts.bucket} < ${(coarse + 1) * FINE_IN_COARSE}`,
    )}
    + coalesce((
      select sum(${boardChanges.entries}) from ${boardChanges}
      where ${boardChanges.board} = ${board} and ${change} >= ${end}::float8), 0)
    + (
      select count(*) from ${boardEntries}
      where ${boardEntries.board} = ${board} and ${entry} > ${score}::float8 and ${entry} < ${end}::float8)
  )::int as better`);
  return rows[0]?.better ?? 0;
}
