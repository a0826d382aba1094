import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { results } from "../database/schema";

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The median speed of each of these people over the last seven days, in hundredths of a word a minute; who typed
 * nothing has none. Runs that are flagged do not
 * count, nor do exercises of the courses: drills of a few keys say little about prose.
 * @param now ms since 1970.
 */
export async function findBaselines(
  database: Connection,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const recent = and(
    inArray(results.userId, [...userIds]),
    gte(results.startedAt, new Date(now - SEVEN_DAYS_MS)),
    eq(results.status, "VERIFIED"),
    ne(results.mode, "LESSON"),
  );
  const median = sql<number>`percentile_cont(0.5) within group (order by ${results.wpm})`;
  const rows = await database
    .select({ userId: results.userId, median })
    .from(results)
    .where(recent)
    .groupBy(results.userId);
  return new Map(rows.map((row) => [row.userId, Math.round(row.median * 100)]));
}
