import { desc, eq, sql } from "drizzle-orm";
import type { SeenAssignment } from "../assignments/assignments";
import {
  assignedRows,
  goalWork,
  isInTime,
  lessonWork,
  noWork,
  textWork,
  type Work,
  workKey,
} from "../assignments/progress/assignmentWork";
import type { Database } from "../database/Database";
import { assignments, certificates, exams } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import { certificateColumns, type IssuedCertificate, normOfCertificate } from "../exams/certificateColumns";
import type { GradedWork } from "../../engine/grades/proposeGrade";

/** What one member reached, and when it was done; null while it is not. */
export type Reached = GradedWork & { readonly doneAt: Date | null };

/**
 * Gives what each member reached in these assignments, as far as a grade depends on it. At most six statements, however
 * many assignments and members there are, and no exam is folded from its log.
 * @param userId row id of one user; null for all.
 */
export async function readReached(
  database: Database,
  set: readonly SeenAssignment[],
  userId: string | null,
): Promise<(assignment: SeenAssignment, userId: string) => Reached> {
  const ofKind = (kind: SeenAssignment["task"]["kind"]) => set.filter(({ task }) => task.kind === kind);
  const [passed, ...works] = await Promise.all([
    selectPassedExams(database, ofKind("EXAM"), userId),
    lessonWork(database, ofKind("LESSON"), userId),
    textWork(database, ofKind("TEXT"), userId),
    goalWork(database, ofKind("GOAL"), userId),
  ]);
  const all = new Map(works.flatMap((work) => [...work]));
  return (assignment, ofUser) => {
    const key = workKey(assignment.id, ofUser);
    const exam = passed.get(key);
    return exam === undefined
      ? reached(assignment, all.get(key) ?? noWork, null)
      : reached(assignment, { ...noWork, doneAt: exam.finishedAt, part: 1 }, levelOf(exam.certificate));
  };
}

function reached(
  { task, dueAt, state }: SeenAssignment,
  { doneAt, part, accuracy }: Work,
  level: GradedWork["level"],
): Reached {
  return {
    kind: task.kind,
    doneAt,
    isDone: doneAt !== null,
    isLate: doneAt !== null && dueAt !== null && doneAt > dueAt,
    isClosed: state === "CLOSED",
    part,
    freeAccuracy: task.kind === "TEXT" && task.accuracy === null ? accuracy : null,
    level,
  };
}

type PassedExam = { readonly finishedAt: Date; readonly certificate: IssuedCertificate };

/** The first exam that each member passed in time for each assignment, by its certificate. One statement. */
async function selectPassedExams(
  database: Database,
  requested: readonly SeenAssignment[],
  userId: string | null,
): Promise<ReadonlyMap<string, PassedExam>> {
  if (requested.length === 0) return new Map();
  const { where } = assignedRows({ ids: requested.map(({ id }) => id), userId });
  const isAsked = sql`${exams.userId} = ${groupMembers.userId} and ${exams.norm} = ${assignments.task} ->> 'norm'
    and ${exams.language} = ${assignments.task} ->> 'language' and not ${exams.isMock}
    and ${exams.status} = 'VERIFIED' and ${isInTime(sql`${exams.finishedAt}`)}`;
  const rows = await database
    .select({
      ...certificateColumns,
      assignmentId: assignments.id,
      finishedAt: sql<Date>`${exams.finishedAt}`.mapWith(exams.finishedAt),
    })
    .from(assignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, assignments.groupId))
    .innerJoin(exams, isAsked)
    .innerJoin(certificates, eq(certificates.examId, exams.id))
    .where(where)
    .orderBy(desc(exams.finishedAt));
  return new Map(
    rows.map(({ assignmentId, finishedAt, ...certificate }) => [
      workKey(assignmentId, certificate.userId),
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
