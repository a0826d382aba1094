import { and, eq, inArray, isNotNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { assignmentExceptions, assignmentTasks } from "../database/assignmentSchema";
import type { Connection } from "../database/Database";
import { assignmentMembers, assignments, type AssignmentRow } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { Viewer, Context } from "../Context";
import type { SeenGroup } from "../groups/groups";
import { noteAdminAct } from "../audit/adminActs";
import { isAdminAct, isAllowed } from "../groups/groupRights";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../globalIds";

/** One task of an assignment: its place from 0, what is asked, and the row id of its text. */
export type SetTask = { readonly position: number; readonly task: AssignmentTask; readonly textId: string | null };

/**
 * An assignment as one user sees it. `isMine`: it is set to that user. `tasks`: all of them, the one in its row first.
 * `extendedUntil`: when it is due for that user, if a coach gave them more time.
 */
export type SeenAssignment = AssignmentRow & {
  readonly group: SeenGroup;
  readonly isMine: boolean;
  readonly tasks: readonly SetTask[];
  readonly extendedUntil: Date | null;
};

/** When an assignment is due for a member with this extension: never earlier than for the others. */
export function dueFor(dueAt: Date | null, extendedUntil: Date | null): Date | null {
  return dueAt !== null && extendedUntil !== null && extendedUntil > dueAt ? extendedUntil : dueAt;
}

/** The tasks of an assignment: the one in its row, and those that follow. */
export function tasksOf({ task, textId }: Omit<SetTask, "position">, more: readonly SetTask[]): readonly SetTask[] {
  return [{ position: 0, task, textId }, ...more];
}

type Page = { readonly orderBy: readonly SQL[]; readonly limit: number };

const place = alias(groupMembers, "place");
const named = alias(assignmentMembers, "named");
const ownException = alias(assignmentExceptions, "own_exception");

/** When an assignment is due for the viewer of a selection. */
export const ownDueAt = sql`greatest(${assignments.dueAt}, case when ${assignments.dueAt} is not null
  then ${ownException.dueAt} end)`;

/** The tasks after the first, as JSON. */
const moreTasks = sql<
  readonly SetTask[] | null
>`(select json_agg(json_build_object('position', ${assignmentTasks.position},
  'task', ${assignmentTasks.task}, 'textId', ${assignmentTasks.textId}) order by ${assignmentTasks.position})
  from ${assignmentTasks} where ${assignmentTasks.assignmentId} = ${assignments.id})`;

/** Set to a member, by name or as part of the whole group. Coaches and owners of a group get no assignments. */
export const isSetToMember = and(eq(place.role, "MEMBER"), or(eq(assignments.isForAll, true), isNotNull(named.userId)));

/** Visible to members: opened, and `opensAt` has passed. */
export function isOut(now: Date): SQL | undefined {
  return and(eq(assignments.state, "OPEN"), lte(assignments.opensAt, now));
}

/**
 * SQL condition for the assignments that a viewer may read: all for coaches of the group and admins; for members, open
 * and closed ones that are set to them, from `opensAt` on.
 */
function visible(viewer: Viewer, now: Date): SQL | undefined {
  if (viewer.role === "ADMIN") return undefined;
  return or(
    inArray(place.role, ["OWNER", "COACH"]),
    and(isSetToMember, ne(assignments.state, "DRAFT"), lte(assignments.opensAt, now)),
  );
}

/** Those of the given assignments that the viewer may read. */
export async function findAssignments(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
  now: Date,
): Promise<SeenAssignment[]> {
  return viewer === null || ids.length === 0
    ? []
    : selectAssignments(database, viewer, now, inArray(assignments.id, [...ids]));
}

/** Selects assignments that the viewer may read, in one query. */
export async function selectAssignments(
  database: Connection,
  viewer: Viewer,
  now: Date,
  which: SQL | undefined,
  page?: Page,
): Promise<SeenAssignment[]> {
  const rows = await database
    .select({
      assignment: assignments,
      group: groups,
      myRole: place.role,
      named: named.userId,
      moreTasks,
      extendedUntil: ownException.dueAt,
    })
    .from(assignments)
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .leftJoin(place, and(eq(place.groupId, assignments.groupId), eq(place.userId, viewer.userId)))
    .leftJoin(named, and(eq(named.assignmentId, assignments.id), eq(named.userId, viewer.userId)))
    .leftJoin(ownException, and(eq(ownException.assignmentId, assignments.id), eq(ownException.userId, viewer.userId)))
    .where(and(which, visible(viewer, now)))
    .orderBy(...(page?.orderBy ?? []))
    .limit(page?.limit ?? limitOfAll);
  return rows.map(({ assignment, group, myRole, ...row }) => {
    const isMine = myRole === "MEMBER" && (assignment.isForAll || row.named !== null);
    const due = dueFor(assignment.dueAt, row.extendedUntil);
    return {
      ...assignment,
      group: { ...group, myRole },
      isMine,
      tasks: tasksOf(assignment, row.moreTasks ?? []),
      extendedUntil: isMine && due !== assignment.dueAt ? due : null,
    };
  });
}

const limitOfAll = 1_000;

/**
 * The assignment with a global id for a viewer who may change it, or the reason why not: NOT_SIGNED_IN;
 * ASSIGNMENT_NOT_FOUND for one that does not exist or that they may not see; NOT_ALLOWED for members; GROUP_ARCHIVED.
 */
export async function coachedAssignment(context: Context, globalId: string): Promise<SeenAssignment | DomainError> {
  const assignment = await readCoached(context, globalId);
  if (assignment instanceof DomainError) return assignment;
  if (assignment.group.archivedAt !== null) return new DomainError("GROUP_ARCHIVED");
  if (isAdminAct(assignment.group, "COACH")) noteAdminAct(assignment.group);
  return assignment;
}

/** The same for a viewer who only reads it: also that of an archived group. */
export async function readCoached(
  { viewer, services }: Context,
  globalId: string,
): Promise<SeenAssignment | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Assignment", globalId);
  const [assignment] =
    id === null ? [] : await findAssignments(services.database, viewer, [id], new Date(services.now()));
  if (!assignment) return new DomainError("ASSIGNMENT_NOT_FOUND");
  return isAllowed(assignment.group, viewer, "COACH") ? assignment : new DomainError("NOT_ALLOWED");
}
