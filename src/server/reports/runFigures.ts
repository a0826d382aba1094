import { sql } from "drizzle-orm";
import type { Database } from "../database/Database";
import { groupMembers } from "../database/groupSchema";
import { results } from "../database/schema";
import type { ReportDays } from "./ReportPeriod";
import { startOfDay } from "./startOfDay";

/** What a member's runs come to in the time of a report. */
export type RunFigures = {
  readonly runs: number;
  readonly durationMs: number;
  /** Days with at least one run, by the calendar of the host. */
  readonly days: number;
  /** Medians of the verified runs of the time, and of the time before; null where there is none. */
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly wpmBefore: number | null;
  readonly accuracyBefore: number | null;
};

type Row = RunFigures & { readonly userId: string };

/**
 * The figures of all members of a group, by the row id of their account; none for who has no run in either time. One
 * query, which reads the index results_history
 * alone: no text, no log. A run counts where it began, if the member had joined by then.
 */
export async function selectRunFigures(
  database: Database,
  groupId: string,
  { from, to, before }: ReportDays,
  timeZone: string,
): Promise<ReadonlyMap<string, RunFigures>> {
  const at = results.startedAt;
  const starts = from === null ? null : startOfDay(from, timeZone);
  const ends = to === null ? sql`'infinity'::timestamptz` : startOfDay(to, timeZone);
  const since = before === null ? null : startOfDay(before, timeZone);
  const isNow = starts === null ? sql`true` : sql`${at} >= ${starts}`;
  const isVerified = sql`${results.status} = 'VERIFIED'`;
  const median = (figure: typeof results.wpm | typeof results.accuracy, isIn: typeof isNow) =>
    sql`percentile_cont(0.5) within group (order by ${figure}) filter (where ${isIn} and ${isVerified})`;
  const isBefore = starts === null ? sql`false` : sql`${at} < ${starts}`;
  const { rows } = await database.execute<Row>(sql`
    select ${groupMembers.userId} as "userId",
      (count(*) filter (where ${isNow}))::int as "runs",
      coalesce(sum(${results.durationMs}) filter (where ${isNow}), 0)::float8 as "durationMs",
      (count(distinct (${at} at time zone ${timeZone}::text)::date) filter (where ${isNow}))::int as "days",
      ${median(results.wpm, isNow)} as "wpm",
      ${median(results.accuracy, isNow)} as "accuracy",
      ${median(results.wpm, isBefore)} as "wpmBefore",
      ${median(results.accuracy, isBefore)} as "accuracyBefore"
    from ${groupMembers} join ${results}
      on ${results.userId} = ${groupMembers.userId} and ${at} >= ${groupMembers.joinedAt} and ${at} < ${ends} ${since === null ? sql`` : sql`and ${at} >= ${since}`}
    where ${groupMembers.groupId} = ${groupId}
    group by ${groupMembers.userId}`);
  return new Map(rows.map(({ userId, ...figures }) => [userId, figures]));
}
