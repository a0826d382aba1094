import { Buffer } from "node:buffer";
import { and, eq, inArray, desc, sql } from "drizzle-orm";
import DataLoader from "dataloader";
import { defaultGrading, type Grading } from "../../contract/gradeRules";
import { proposeJointGrade, type GradedWork } from "../../engine/grades/gradeScale";
import type { Context, Services } from "../Context";
import { dueFor, findAssignments, type SeenAssignment, type SetTask } from "../assignments/assignments";
import { assignmentExceptions, type GradeRow, grades } from "../database/assignmentSchema";
import { assignmentMembers, assignments, certificates, exams } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import { isUuid } from "../globalIds";
import type { SeenGroup } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";
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
import { certificateColumns, type IssuedCertificate, normOfCertificate } from "../exams/certificateColumns";

/** The grade of one member for one assignment. Percentages are from 0 to 100. */
export type SeenGrade = {
  readonly assignment: SeenAssignment;
  readonly userId: string;
  /** What counts: the coach's, or else the proposed one. Null if there is none, and for members who are excused. */
  readonly percent: number | null;
  readonly proposedPercent: number | null;
  readonly givenPercent: number | null;
  readonly isExcused: boolean;
  readonly comment: string;
  readonly doneAt: Date | null;
  /** When it is due for this member, if a coach gave them more time; else null. */
  readonly extendedUntil: Date | null;
  /** Done after the due date, or due and not done. */
  readonly isLate: boolean;
  /** 0 before the first decision of a coach. */
  readonly version: number;
};

/** How a group grades. */
export function gradingOf({ grading }: Pick<SeenGroup, "grading">): Grading {
  return grading ?? defaultGrading;
}

/** Whether a viewer who sees a group may read the grades of one of its members. */
export function mayReadGrades(group: SeenGroup, userId: string, { viewer }: Context): boolean {
  if (viewer === null) return false;
  return isAllowed(group, viewer, "COACH") || (viewer.userId === userId && gradingOf(group).isShared);
}

/** Gives the grade of a member for an assignment; null if the assignment is not set to them. */
export type GradeOf = (assignment: SeenAssignment, userId: string) => SeenGrade | null;

/**
 * Reads the grades of assignments of one group in at most nine statements. The caller has checked that the viewer may
 * read them, and that the users are members of the group.
 * @param userId row id of one user; null for all.
 */
export async function readGrades(
  { database, now }: Services,
  set: readonly SeenAssignment[],
  userId: string | null,
): Promise<GradeOf> {
  const ids = set.map(({ id }) => id);
  if (ids.length === 0) return () => null;
  const ofUser = userId === null ? undefined : eq(grades.userId, userId);
  const [reachedOf, rows, named, extended] = await Promise.all([
    readReached(database, set, userId),
    database
      .select()
      .from(grades)
      .where(and(inArray(grades.assignmentId, ids), ofUser)),
    database.select().from(assignmentMembers).where(inArray(assignmentMembers.assignmentId, ids)),
    database.select().from(assignmentExceptions).where(inArray(assignmentExceptions.assignmentId, ids)),
  ]);
  const extendedUntil = new Map(extended.map((row) => [keyOf(row.assignmentId, row.userId), row.dueAt]));
  const decided = new Map(rows.map((row) => [keyOf(row.assignmentId, row.userId), row]));
  const setTo = new Set(named.map((row) => keyOf(row.assignmentId, row.userId)));
  const at = new Date(now());
  return (assignment, ofMember) => {
    const key = keyOf(assignment.id, ofMember);
    if (!assignment.isForAll && !setTo.has(key)) return null;
    const dueAt = dueFor(assignment.dueAt, extendedUntil.get(key) ?? null);
    const reached = reachedOf(assignment, ofMember, dueAt);
    const proposed = proposeJointGrade(reached.tasks, gradingOf(assignment.group).latePercent);
    return {
      assignment,
      userId: ofMember,
      ...decide(proposed, decided.get(key)),
      doneAt: reached.doneAt,
      extendedUntil: dueAt === assignment.dueAt ? null : dueAt,
      isLate: dueAt !== null && (reached.doneAt ?? at) > dueAt,
    };
  };
}

/** The key of a grade, which {@link readGradeKey} reads. */
function keyOf(assignmentId: string, userId: string): string {
  return `${assignmentId}:${userId}`;
}

function decide(proposedPercent: number | null, row: GradeRow | undefined) {
  const { percent: givenPercent = null, isExcused = false, comment = "", version = 0 } = row ?? {};
  const percent = isExcused ? null : (givenPercent ?? proposedPercent);
  return { percent, proposedPercent, givenPercent, isExcused, comment, version };
}

/** The key in the global id of a grade; empty if the id is not one. */
export function gradeKeyOf(globalId: string): string {
  const text = Buffer.from(globalId, "base64").toString();
  return text.startsWith("Grade:") ? text.slice("Grade:".length) : "";
}

/** The row ids in the key of a grade, `<assignment>:<user>`; null if it is malformed. */
export function readGradeKey(key: string): { readonly assignmentId: string; readonly userId: string } | null {
  const [assignmentId = "", userId = "", ...rest] = key.split(":");
  return isUuid(assignmentId) && isUuid(userId) && rest.length === 0 ? { assignmentId, userId } : null;
}

/** The grade with a key, for a viewer who may read it; null for others, and if there is none. */
export async function findGrade(context: Context, key: string): Promise<SeenGrade | null> {
  const { viewer, services } = context;
  const ids = readGradeKey(key);
  if (ids === null) return null;
  const at = new Date(services.now());
  const [assignment] = await findAssignments(services.database, viewer, [ids.assignmentId], at);
  if (!assignment || assignment.state === "DRAFT" || !mayReadGrades(assignment.group, ids.userId, context)) return null;
  return gradeOfMember(services, assignment, ids.userId);
}

/** The grade of a user; null if they are not a member of the group, or the assignment is not set to them. */
export async function gradeOfMember(
  services: Services,
  assignment: SeenAssignment,
  userId: string,
): Promise<SeenGrade | null> {
  const isMember = and(
    eq(groupMembers.groupId, assignment.groupId),
    eq(groupMembers.userId, userId),
    eq(groupMembers.role, "MEMBER"),
  );
  const [[member], gradeOf] = await Promise.all([
    services.database.select({ userId: groupMembers.userId }).from(groupMembers).where(isMember),
    readGrades(services, [assignment], userId),
  ]);
  return member === undefined ? null : gradeOf(assignment, userId);
}

const loaders = new WeakMap<Context, DataLoader<SeenAssignment, SeenGrade | null, string>>();

/** Loads the viewer's own grades, batched over the assignments in one request. The caller has checked the rights. */
export function ownGrades(context: Context): DataLoader<SeenAssignment, SeenGrade | null, string> {
  const existing = loaders.get(context);
  if (existing) return existing;
  const load = async (set: readonly SeenAssignment[]): Promise<(SeenGrade | null)[]> => {
    const userId = context.viewer?.userId;
    if (userId === undefined) return set.map(() => null);
    const gradeOf = await readGrades(context.services, set, userId);
    return set.map((assignment) => gradeOf(assignment, userId));
  };
  const loader = new DataLoader(load, { cacheKeyFn: ({ id }: SeenAssignment) => id });
  loaders.set(context, loader);
  return loader;
}

/** What one member reached in each task, and when all was done; null while it is not. */
export type Reached = { readonly tasks: readonly GradedWork[]; readonly doneAt: Date | null };

/**
 * Gives what each member reached in these assignments, as far as a grade depends on it. At most six statements, however
 * many assignments and members there are, and no exam is folded from its log.
 * @param userId row id of one user; null for all.
 */
async function readReached(
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
