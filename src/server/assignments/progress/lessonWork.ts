import { and, inArray, sql } from "drizzle-orm";
import { findLesson } from "../../../engine/lessons/courses";
import type { Database } from "../../database/Database";
import { assignments, groupMembers } from "../../database/groupSchema";
import { passedExercises, results } from "../../database/schema";
import type { SeenAssignment } from "../findAssignments";
import { assignedRows } from "./assignedRows";
import { countedRuns, toDate } from "./countedRuns";
import { noWork, type Work, type WorkByMember, workKey } from "./MemberProgress";

type Passed = { readonly id: string; readonly user_id: string; readonly passed: number; readonly last_at: string };
type Tried = {
  readonly id: string;
  readonly user_id: string;
  readonly runs: number;
  readonly accuracy: number;
  readonly wpm: number;
  readonly last_at: string;
};

/**
 * What members did of lessons. An exercise that was passed before the opening is passed: nobody does a lesson twice.
 * After the closing none counts.
 */
export async function lessonWork(
  database: Database,
  lessons: readonly SeenAssignment[],
  userId: string | null,
): Promise<WorkByMember> {
  const exercises = new Map(lessons.map(({ id, task }) => [id, exercisesOf(task)]));
  const all = [...new Set([...exercises.values()].flat())];
  if (all.length === 0) return new Map();
  const { from, where } = assignedRows({ ids: lessons.map(({ id }) => id), userId });
  const lesson = sql`${assignments.task} ->> 'lesson'`;
  const isPassed = and(
    sql`${passedExercises.userId} = ${groupMembers.userId}`,
    inArray(passedExercises.exerciseId, all),
    sql`starts_with(${passedExercises.exerciseId}, (${lesson}) || '.')`,
    sql`(${assignments.closedAt} is null or ${passedExercises.passedAt} <= ${assignments.closedAt})`,
  );
  const ids = sql`${assignments.id} as id, ${groupMembers.userId} as user_id`;
  const [passed, tried] = await Promise.all([
    database.execute<Passed>(
      sql`select ${ids}, count(*)::int as passed, max(${passedExercises.passedAt}) as last_at from ${from} join ${passedExercises} on ${isPassed} where ${where} group by 1, 2`,
    ),
    database.execute<Tried>(sql`
      select ${ids}, count(*)::int as runs, max(${results.accuracy}) as accuracy, max(${results.wpm}) as wpm, max(${results.createdAt}) as last_at
      from ${from} join ${results} on ${countedRuns(sql`${results.mode} = 'LESSON' and starts_with(${results.exerciseId}, (${lesson}) || '.')`)}
      where ${where} group by 1, 2`),
  ]);
  const work = new Map<string, Work>(
    tried.rows.map(({ id, user_id: member, runs, accuracy, wpm, last_at: lastAt }) => [
      workKey(id, member),
      { ...noWork, runs, accuracy, wpm, exercisesPassed: 0, lastAt: toDate(lastAt) },
    ]),
  );
  for (const row of passed.rows) {
    const key = workKey(row.id, row.user_id);
    const before = work.get(key) ?? noWork;
    const number = exercises.get(row.id)?.length ?? 0;
    const passedAt = new Date(row.last_at);
    const lastAt = before.lastAt !== null && before.lastAt > passedAt ? before.lastAt : passedAt;
    work.set(key, {
      ...before,
      exercisesPassed: row.passed,
      part: number === 0 ? 0 : row.passed / number,
      lastAt,
      doneAt: row.passed === number ? passedAt : null,
    });
  }
  return work;
}

function exercisesOf(task: SeenAssignment["task"]): readonly string[] {
  return task.kind === "LESSON" ? (findLesson(task.lesson)?.lesson.exercises ?? []).map(({ id }) => id) : [];
}
