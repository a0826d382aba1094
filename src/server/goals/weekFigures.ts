import { and, desc, eq, gte, inArray, lt, lte } from "drizzle-orm";
import { median } from "../../engine/progress/statistics";
import type { Database } from "../database/Database";
import { results, type ResultSummary } from "../database/schema";
import { resultColumns } from "../results/selectResults";

/** What the runs of a week have in common. The medians are null without runs. */
export type WeekFigures = {
  readonly runs: number;
  readonly wpm: number | null;
  readonly accuracy: number | null;
};

/** More runs than anyone types in a week. */
const MOST_RUNS = 2_000;

/** Number of best runs. */
const BEST = 3;

const DAY_MS = 86_400_000;

/** The verified runs of a week, by the days that their time was added to. */
function ofWeek(userId: string, monday: number) {
  // A time zone is less than two days from UTC. The instants are for the index.
  const from = new Date((monday - 2) * DAY_MS);
  const to = new Date((monday + 9) * DAY_MS);
  return and(
    eq(results.userId, userId),
    gte(results.startedAt, from),
    lt(results.startedAt, to),
    gte(results.practiceDay, monday),
    lte(results.practiceDay, monday + 6),
    eq(results.status, "VERIFIED"),
  );
}

export async function readWeekFigures(database: Database, userId: string, monday: number): Promise<WeekFigures> {
  const runs = await database
    .select({ wpm: results.wpm, accuracy: results.accuracy })
    .from(results)
    .where(ofWeek(userId, monday))
    .orderBy(desc(results.startedAt))
    .limit(MOST_RUNS);
  if (runs.length === 0) return { runs: 0, wpm: null, accuracy: null };
  return {
    runs: runs.length,
    wpm: median(runs.map(({ wpm }) => wpm)),
    accuracy: median(runs.map(({ accuracy }) => accuracy)),
  };
}

/** The fastest runs of a week, fastest first: one of each mode, with its amount, language and key rule. */
export async function selectBestRuns(database: Database, userId: string, monday: number): Promise<ResultSummary[]> {
  const { id, mode, modeAmount, language, keyRule, wpm } = results;
  const fastest = await database
    .selectDistinctOn([mode, modeAmount, language, keyRule], { id, wpm })
    .from(results)
    .where(ofWeek(userId, monday))
    .orderBy(mode, modeAmount, language, keyRule, desc(wpm), id);
  const best = fastest.toSorted((one, other) => other.wpm - one.wpm).slice(0, BEST);
  if (best.length === 0) return [];
  return database
    .select(resultColumns)
    .from(results)
    .where(
      inArray(
        id,
        best.map((one) => one.id),
      ),
    )
    .orderBy(desc(wpm), id);
}
