import { type GroupMember, byDisplayName } from "../../groups/memberships";
import { dueFor, type SeenAssignment, type SetTask } from "../assignments";
import DataLoader from "dataloader";
import type { Context, Services } from "../../Context";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { assignmentMembers, assignments, exams } from "../../database/schema";
import { joinWork, noWork, type Work, type WorkByMember, workKey } from "./work";
import { groupMembers, users } from "../../database/userSchema";
import type { Connection, ReadConnection } from "../../database/Database";
import {
  gather,
  goalWork,
  lessonWork,
  textWork,
  assignedRows,
  isAskedExam,
  isInTime,
  type AskedTask,
  taskPosition,
  tasksOfKind,
  type Row,
  workOf,
} from "./assignmentWork";
import { assignmentExceptions, assignmentOtherTexts, grades } from "../../database/assignmentSchema";

/** One member's progress on one task; its text is the member's own, if a coach chose another one for them. */
export type TaskProgress = SetTask & { readonly work: Work };

/** One member's progress on one assignment: on all of it, and on each task in order. */
export type MemberProgress = {
  readonly assignment: SeenAssignment;
  readonly member: GroupMember;
  readonly work: Work;
  readonly tasks: readonly TaskProgress[];
  /** When it is due for this member, if that is later than for the others; else null. */
  readonly extendedUntil: Date | null;
  /** The same fact as in the member's grade. */
  readonly isExcused: boolean;
  /** Version of what was changed for this member; 0 before the first change. */
  readonly version: number;
};

const loadersOfAll = new WeakMap<Context, DataLoader<SeenAssignment, readonly MemberProgress[], string>>();
const owns = new WeakMap<Context, DataLoader<SeenAssignment, MemberProgress | null, string>>();

const cacheKeyFn = ({ id }: SeenAssignment): string => id;

/**
 * Loads the progress of all members, batched over the assignments in one request. The caller has checked that the
 * viewer may see it.
 */
export function allProgress(context: Context): DataLoader<SeenAssignment, readonly MemberProgress[], string> {
  const existing = loadersOfAll.get(context);
  if (existing) return existing;
  const load = async (set: readonly SeenAssignment[]) => {
    const progress = await progressOf(context.services, context.services.replica.for(context), set, null);
    return set.map(({ id }) => progress.get(id) ?? []);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  loadersOfAll.set(context, loader);
  return loader;
}

/** The same for the viewer alone; null for assignments that are not set to them. */
export function ownProgress(context: Context): DataLoader<SeenAssignment, MemberProgress | null, string> {
  const existing = owns.get(context);
  if (existing) return existing;
  const load = async (set: readonly SeenAssignment[]) => {
    const { viewer, services } = context;
    const progress = viewer && (await progressOf(services, services.replica.for(context), set, viewer.userId));
    return set.map(({ id }) => progress?.get(id)?.[0] ?? null);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  owns.set(context, loader);
  return loader;
}

/** The progress of one member, by the row id of their account; null if it is not set to them. */
export async function progressOfMember(
  services: Services,
  assignment: SeenAssignment,
  userId: string,
): Promise<MemberProgress | null> {
  return (await progressOf(services, services.database, [assignment], userId)).get(assignment.id)?.[0] ?? null;
}

/**
 * The members' progress on some assignments, by display name, derived from what they typed. The number of queries does
 * not depend on how many assignments and members there are.
 * @param reads where what they typed is read. What coaches decided is read from the primary.
 * @param userId row id of one user; null for all.
 * @returns by row id of the assignment.
 */
async function progressOf(
  services: Services,
  reads: ReadConnection,
  set: readonly SeenAssignment[],
  userId: string | null,
): Promise<ReadonlyMap<string, readonly MemberProgress[]>> {
  const { database } = services;
  const ofKind = (kind: SetTask["task"]["kind"]) => tasksOfKind(set, kind);
  const [members, exceptionOf, ...works] = await Promise.all([
    selectMembers(services, set, userId),
    readExceptions(database, set, userId),
    lessonWork(reads, ofKind("LESSON"), userId),
    textWork(reads, ofKind("TEXT"), userId),
    goalWork(reads, ofKind("GOAL"), userId),
    examWork(services, ofKind("EXAM"), userId),
  ]);
  const foundWork = (key: string): Work => works.find((work) => work.has(key))?.get(key) ?? noWork;
  const byAssignment = gather(members, ({ assignmentId }) => assignmentId);
  return new Map(
    set.map((assignment) => {
      const theirs = byAssignment.get(assignment.id) ?? [];
      return [
        assignment.id,
        theirs.map(({ place, user }) => {
          const { extendedUntil, version, isExcused, otherText } = exceptionOf(assignment.id, user.id);
          const tasks = assignment.tasks.map(({ position, task, textId }) => ({
            position,
            task,
            textId: textId === null ? null : otherText(textId),
            work: foundWork(workKey({ id: assignment.id, position }, user.id)),
          }));
          const due = dueFor(assignment.dueAt, extendedUntil);
          return {
            assignment,
            member: { ...place, user },
            work: joinWork(tasks.map(({ work }) => work)),
            tasks,
            extendedUntil: due === assignment.dueAt ? null : due,
            isExcused,
            version,
          };
        }),
      ];
    }),
  );
}

async function selectMembers({ database }: Services, set: readonly SeenAssignment[], userId: string | null) {
  if (set.length === 0) return [];
  const ids = set.map(({ id }) => id);
  return database
    .select({ assignmentId: assignments.id, place: groupMembers, user: users })
    .from(assignments)
    .innerJoin(groupMembers, and(eq(groupMembers.groupId, assignments.groupId), eq(groupMembers.role, "MEMBER")))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      assignmentMembers,
      and(eq(assignmentMembers.assignmentId, assignments.id), eq(assignmentMembers.userId, groupMembers.userId)),
    )
    .where(
      and(
        inArray(assignments.id, ids),
        or(eq(assignments.isForAll, true), isNotNull(assignmentMembers.userId)),
        userId === null ? undefined : eq(groupMembers.userId, userId),
      ),
    )
    .orderBy(...byDisplayName);
}

/**
 * The members' work on exams, in two queries: for each member the first exam passed, otherwise the newest, folded
 * from its log. An exam whose time is up counts as over. Practice exams do not count. An exam counts by the time it was
 * over.
 */
async function examWork(
  { database, exams: all }: Services,
  requested: readonly AskedTask[],
  userId: string | null,
): Promise<WorkByMember> {
  if (requested.length === 0) return new Map();
  const { from, where } = assignedRows({ tasks: requested, userId });
  const isByNorm = isAskedExam;
  const isNow = sql`(${exams.finishedAt} is null and ${assignments.closedAt} is null
    or ${isInTime(sql`${exams.finishedAt}`)})`;
  const isPassed = sql`exists (select from certificates where certificates.exam_id = ${exams.id})`;
  const { rows } = await database.execute<Row>(sql`
    select distinct on (${assignments.id}, ${taskPosition}, ${groupMembers.userId}) ${assignments.id} as id,
      ${taskPosition} as position, ${groupMembers.userId} as user_id, ${exams.id} as exam_id,
      (count(*) over (partition by ${assignments.id}, ${taskPosition}, ${groupMembers.userId}))::int as exams
    from ${from} join ${exams} on ${isByNorm} and ${isNow}
    where ${where}
    order by ${assignments.id}, ${taskPosition}, ${groupMembers.userId}, ${isPassed} desc,
      case when ${isPassed} then ${exams.finishedAt} end asc, ${exams.createdAt} desc`);
  if (rows.length === 0) return new Map();
  const found = await all.find([...new Set(rows.map((row) => row.exam_id))]);
  const opened = new Map(found.map((exam) => [exam.row.id, exam]));
  return new Map(
    rows.flatMap((row) => {
      const exam = opened.get(row.exam_id);
      return exam === undefined ? [] : [[workKey(row, row.user_id), workOf(exam, row.exams)]];
    }),
  );
}

/** What is different for one member in one assignment. */
export type Exception = {
  readonly extendedUntil: Date | null;
  readonly isExcused: boolean;
  /** 0 before the first change. */
  readonly version: number;
  /** The text that the member types instead of this one; row ids. */
  readonly otherText: (textId: string) => string;
};

/**
 * Reads what coaches changed for single members in three statements.
 * @param set assignments, by their row ids.
 * @param userId row id of one user; null for all.
 * @returns the exception of a member, by row ids of the assignment and the user.
 */
async function readExceptions(
  database: Connection,
  set: readonly { readonly id: string }[],
  userId: string | null,
): Promise<(assignmentId: string, userId: string) => Exception> {
  const ids = set.map(({ id }) => id);
  const [rows, excused, others] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          database
            .select()
            .from(assignmentExceptions)
            .where(
              and(
                inArray(assignmentExceptions.assignmentId, ids),
                userId === null ? undefined : eq(assignmentExceptions.userId, userId),
              ),
            ),
          database
            .select({ assignmentId: grades.assignmentId, userId: grades.userId })
            .from(grades)
            .where(
              and(
                inArray(grades.assignmentId, ids),
                eq(grades.isExcused, true),
                userId === null ? undefined : eq(grades.userId, userId),
              ),
            ),
          database
            .select()
            .from(assignmentOtherTexts)
            .where(
              and(
                inArray(assignmentOtherTexts.assignmentId, ids),
                userId === null ? undefined : eq(assignmentOtherTexts.userId, userId),
              ),
            ),
        ]);
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const excusedKeys = new Set(excused.map(keyOf));
  const otherOf = new Map(others.map((row) => [`${keyOf(row)} ${row.insteadOf}`, row.textId]));
  return (assignmentId, ofMember) => {
    const key = keyOf({ assignmentId, userId: ofMember });
    const row = rowOf.get(key);
    return {
      extendedUntil: row?.dueAt ?? null,
      version: row?.version ?? 0,
      isExcused: excusedKeys.has(key),
      otherText: (textId) => otherOf.get(`${key} ${textId}`) ?? textId,
    };
  };
}

function keyOf({ assignmentId, userId }: { readonly assignmentId: string; readonly userId: string }): string {
  return `${assignmentId} ${userId}`;
}
