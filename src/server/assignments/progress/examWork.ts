import { inArray, sql } from "drizzle-orm";
import { assignments, groupMembers } from "../../database/groupSchema";
import { exams } from "../../database/schema";
import { countingAttempt } from "../../exams/countingAttempt";
import { attemptGrade } from "../../exams/attemptGrade";
import type { OpenExam } from "../../exams/OpenExam";
import type { Services } from "../../services";
import type { SeenAssignment } from "../findAssignments";
import { assignedRows, isInTime } from "./assignedRows";
import { type ExamReached, noWork, type Work, type WorkByMember, workKey } from "./MemberProgress";

type Row = { readonly id: string; readonly user_id: string; readonly exam_id: string; readonly exams: number };

/**
 * What members did of exams, in three queries: which exam shows best how somebody stands (the first that was passed,
 * else the newest), and that one folded. What is over by time
 * alone is over. Mock exams do not count; an exam counts by when it was over.
 */
export async function examWork(
  { database, exams: all }: Services,
  asked: readonly SeenAssignment[],
  userId: string | null,
): Promise<WorkByMember> {
  if (asked.length === 0) return new Map();
  const { from, where } = assignedRows({ ids: asked.map(({ id }) => id), userId });
  const isByNorm = sql`${exams.userId} = ${groupMembers.userId} and ${exams.norm} = ${assignments.task} ->> 'norm' and ${exams.language} = ${assignments.task} ->> 'language' and not ${exams.isMock}`;
  const isNow = sql`(${exams.finishedAt} is null and ${assignments.closedAt} is null or ${isInTime(sql`${exams.finishedAt}`)})`;
  const isPassed = sql`exists (select from certificates where certificates.exam_id = ${exams.id})`;
  const { rows } = await database.execute<Row>(sql`
    select distinct on (${assignments.id}, ${groupMembers.userId}) ${assignments.id} as id, ${groupMembers.userId} as user_id, ${exams.id} as exam_id,
      (count(*) over (partition by ${assignments.id}, ${groupMembers.userId}))::int as exams
    from ${from} join ${exams} on ${isByNorm} and ${isNow}
    where ${where}
    order by ${assignments.id}, ${groupMembers.userId}, ${isPassed} desc, case when ${isPassed} then ${exams.finishedAt} end asc, ${exams.createdAt} desc`);
  if (rows.length === 0) return new Map();
  const found = await database
    .select()
    .from(exams)
    .where(inArray(exams.id, [...new Set(rows.map((row) => row.exam_id))]));
  const opened = new Map((await all.open(found)).map((exam) => [exam.row.id, exam]));
  return new Map(
    rows.flatMap((row) => {
      const exam = opened.get(row.exam_id);
      return exam === undefined ? [] : [[workKey(row.id, row.user_id), workOf(exam, row.exams)]];
    }),
  );
}

function workOf({ row, state }: OpenExam, number: number): Work {
  const { attempts, changedAt, phase } = state;
  if (attempts.length === 0) return number > 1 ? { ...noWork, runs: number - 1 } : noWork;
  const exam = reachedIn(state);
  const isDone = phase === "FINISHED" && exam?.passed === true && row.status === "VERIFIED";
  return {
    ...noWork,
    runs: number,
    lastAt: new Date(changedAt),
    exam,
    doneAt: isDone ? new Date(changedAt) : null,
    part: isDone ? 1 : 0,
  };
}

/** How the best attempt was graded that is over; errors are shown afterwards only, so none while the first runs. */
function reachedIn(state: OpenExam["state"]): ExamReached | null {
  const counting = countingAttempt(state);
  const grades = state.attempts.flatMap((_, at) => attemptGrade(state, at + 1) ?? []);
  const grade = counting === null ? grades.at(-1) : attemptGrade(state, counting.number);
  return grade == null
    ? null
    : { passed: grade.passed, strokesPerMinute: grade.strokesPerMinute, accuracy: grade.accuracy / 100 };
}
