import { desc, eq, sql } from "drizzle-orm";
import type { SeenAssignment, SetTask } from "../assignments/assignments";
import {
  type AskedTask,
  assignedRows,
  goalWork,
  isAskedExam,
  isInTime,
  lessonWork,
  taskPosition,
  tasksOfKind,
  textWork,
} from "../assignments/progress/assignmentWork";
import { joinWork, noWork, type Work, workKey } from "../assignments/progress/work";
import type { Database } from "../database/Database";
import { assignments, certificates, exams } from "../database/schema";
import { certificateColumns, type IssuedCertificate, normOfCertificate } from "../exams/certificateColumns";
import type { GradedWork } from "../../engine/grades/gradeScale";

/** What one member reached in each task, and when all was done; null while it is not. */
export type Reached = { readonly tasks: readonly GradedWork[]; readonly doneAt: Date | null };

/**
 * Gives what each member reached in these assignments, as far as a grade depends on it. At most six statements, however
 * many assignments and members there are, and no exam is folded from its log.
 * @param userId row id of one user; null for all.
 */
export async function readReached(
  database: Database,
  set: readonly SeenAssignment[],
  userId: string | null,
): Promise<(assignment: SeenAssignment, userId: string, dueAt: Date | null) => Reached> {
  const ofKind = (kind: SetTask["task"]["kind"]) => tasksOfKind(set, kind);
  const [passed, ...works] = await Promise.all([
    selectPassedExams(database, ofKind("EXAM"), userId),
    lessonWork(database, ofKind("LESSON"), userId),
    textWork(database, ofKind("TEXT"), userId),
    goalWork(database, ofKind("GOAL"), userId),
  ]);
  const all = new Map(works.flatMap((work) => [...work]));
  return (assignment, ofUser, dueAt) => {
    const ofTasks = assignment.tasks.map(({ position, task }) => {
      const key = workKey({ id: assignment.id, position }, ofUser);
      const exam = passed.get(key);
      return exam === undefined
        ? { task, work: all.get(key) ?? noWork, level: null }
        : { task, work: { ...noWork, doneAt: exam.finishedAt, part: 1 }, level: levelOf(exam.certificate) };
    });
    const { doneAt } = joinWork(ofTasks.map(({ work }) => work));
    const isLate = doneAt !== null && dueAt !== null && doneAt > dueAt;
    return { tasks: ofTasks.map((one) => gradedWork(one, isLate, assignment.state === "CLOSED")), doneAt };
  };
}

type TaskWork = {
  readonly task: SetTask["task"];
  readonly work: Work;
  readonly level: GradedWork["level"];
};

function gradedWork({ task, work, level }: TaskWork, isLate: boolean, isClosed: boolean): GradedWork {
  const { doneAt, part, accuracy } = work;
  return {
    kind: task.kind,
    isDone: doneAt !== null,
    isLate,
    isClosed,
    part,
    freeAccuracy: task.kind === "TEXT" && task.accuracy === null ? accuracy : null,
    level,
  };
}

type PassedExam = { readonly finishedAt: Date; readonly certificate: IssuedCertificate };

/** The first exam that each member passed in time for each task, by its certificate. One statement. */
async function selectPassedExams(
  database: Database,
  requested: readonly AskedTask[],
  userId: string | null,
): Promise<ReadonlyMap<string, PassedExam>> {
  if (requested.length === 0) return new Map();
  const { from, where } = assignedRows({ tasks: requested, userId });
  const isAsked = sql`${isAskedExam} and ${exams.status} = 'VERIFIED' and ${isInTime(sql`${exams.finishedAt}`)}`;
  const rows = await database
    .select({
      ...certificateColumns,
      assignmentId: sql<string>`${assignments.id}`,
      position: sql<number>`${taskPosition}`,
      finishedAt: sql<Date>`${exams.finishedAt}`.mapWith(exams.finishedAt),
    })
    .from(from)
    .innerJoin(exams, isAsked)
    .innerJoin(certificates, eq(certificates.examId, exams.id))
    .where(where)
    .orderBy(desc(exams.finishedAt));
  return new Map(
    rows.map(({ assignmentId, position: at, finishedAt, ...certificate }) => [
      workKey({ id: assignmentId, position: at }, certificate.userId),
      { finishedAt, certificate },
    ]),
  );
}

/** An old level that the norm does not name any more counts as its lowest. */
function levelOf(certificate: IssuedCertificate): GradedWork["level"] {
  const { levels } = normOfCertificate(certificate);
  return {
    rank: Math.max(
      0,
      levels.findIndex(({ id }) => id === certificate.level),
    ),
    of: levels.length,
  };
}
