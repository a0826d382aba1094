import { sql } from "drizzle-orm";
import type { Database } from "../../database/Database";
import { assignments, groupMembers } from "../../database/groupSchema";
import { results } from "../../database/schema";
import type { SeenAssignment } from "../findAssignments";
import { assignedRows } from "./assignedRows";
import { countedRuns, laterOf, toDate } from "./countedRuns";
import { noWork, type Work, type WorkByMember, workKey } from "./MemberProgress";

/** A shorter run says little about how accurate or fast somebody is. */
const SHORTEST_MS = 10_000;

const MINUTE_MS = 60_000;

type Row = {
  readonly id: string;
  readonly user_id: string;
  readonly runs: number;
  readonly ms: number;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly last_at: string;
  readonly enough_at: string | null;
  readonly reached_at: string | null;
};

const asked = (name: "minutes" | "accuracy" | "wpm") => sql`(${assignments.task} ->> ${sql.raw(`'${name}'`)})::int`;

/**
 * What members did for goals, in one query: minutes of all runs, and the first run that was as accurate and as fast as
 * asked.
 */
export async function goalWork(
  database: Database,
  goals: readonly SeenAssignment[],
  userId: string | null,
): Promise<WorkByMember> {
  if (goals.length === 0) return new Map();
  const { from, where } = assignedRows({ ids: goals.map(({ id }) => id), userId });
  const isAccurate = sql`(${asked("accuracy")} is null or run.accuracy >= ${asked("accuracy")})`;
  const isFast = sql`(${asked("wpm")} is null or run.wpm >= ${asked("wpm")})`;
  const { rows } = await database.execute<Row>(sql`
    select ${assignments.id} as id, ${groupMembers.userId} as user_id, done.*
    from ${from}
    cross join lateral (
      select count(*)::int as runs, sum(run.duration_ms)::float8 as ms, max(run.created_at) as last_at,
        max(run.accuracy) filter (where run.is_long) as accuracy,
        max(run.wpm) filter (where run.is_long and ${isAccurate}) as wpm,
        min(run.created_at) filter (where run.so_far >= ${asked("minutes")}::bigint * ${MINUTE_MS}) as enough_at,
        min(run.created_at) filter (where run.is_long and ${isAccurate} and ${isFast}) as reached_at
      from (
        select ${results.createdAt}, ${results.durationMs}, ${results.accuracy}, ${results.wpm}, ${results.durationMs} >= ${SHORTEST_MS} as is_long,
          sum(${results.durationMs}) over (order by ${results.createdAt}, ${results.id}) as so_far
        from ${results} where ${countedRuns()}
      ) run
    ) done
    where ${where} and done.runs > 0`);
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  return new Map(
    rows.flatMap((row) => {
      const goal = byId.get(row.id);
      return goal === undefined ? [] : [[workKey(row.id, row.user_id), workOf(goal, row)]];
    }),
  );
}

function workOf({ task }: SeenAssignment, row: Row): Work {
  if (task.kind !== "GOAL") return noWork;
  const { runs, ms, accuracy, wpm } = row;
  const enoughAt = toDate(row.enough_at);
  const reachedAt = toDate(row.reached_at);
  const asksRun = task.accuracy !== null || task.wpm !== null;
  const parts = [
    ...(task.minutes === null ? [] : [Math.min(1, ms / (task.minutes * MINUTE_MS))]),
    ...(asksRun ? [reachedAt === null ? 0 : 1] : []),
  ];
  const doneAt = task.minutes === null ? reachedAt : asksRun ? laterOf(enoughAt, reachedAt) : enoughAt;
  return {
    ...noWork,
    runs,
    accuracy,
    wpm,
    doneAt,
    minutes: ms / MINUTE_MS,
    lastAt: toDate(row.last_at),
    part: parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length),
  };
}
