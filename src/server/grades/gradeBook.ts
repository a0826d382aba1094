import { setImmediate } from "node:timers/promises";
import { and, desc, eq, gte, lte, ne, sql, type SQL, isNull } from "drizzle-orm";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { dayNumber } from "../../contract/dates";
import { limits } from "../../contract/limits";
import type { Services, Viewer, Context } from "../Context";
import { selectAssignments, type SeenAssignment, coachedAssignment } from "../assignments/assignments";
import { assignmentTasks, grades } from "../database/assignmentSchema";
import { startOfDay } from "../database/calendar";
import type { Connection } from "../database/Database";
import { assignments } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { type GroupMember, selectMembers } from "../groups/memberships";
import { readGrades, type SeenGrade, gradeOfMember, readGradeKey } from "./grades";
import { gradeRules, gradingRules, weightRules } from "../../contract/gradeRules";
import type { GradeScaleName, GradeStep } from "../../engine/grades/gradeScale";
import { DomainError, validate } from "../DomainError";
import { toGlobalId } from "../globalIds";

export type GradePeriod = "FOUR_WEEKS" | "TWELVE_WEEKS" | "SCHOOL_YEAR" | "ALL";

/** Which assignments: those of a period, by when they are due or else opened, and of one kind; null for all kinds. */
export type GradeFilters = { readonly period: GradePeriod; readonly kind: AssignmentTask["kind"] | null };

/** A member's grades, in the order of the assignments; null where one is not set to them. */
export type GradeRow = {
  readonly member: GroupMember;
  /** Rows are written one per turn of the event loop, so that a large book does not hold up other requests. */
  readonly grades: () => Promise<readonly (SeenGrade | null)[]>;
};

export type GradeBook = {
  /** By when they are due or else opened. */
  readonly assignments: readonly SeenAssignment[];
  readonly rows: readonly GradeRow[];
  /** Whether there are earlier assignments that did not fit. */
  readonly hasEarlier: boolean;
};

/** The members and the assignments of a group with all grades. Eleven statements, however many there are of each. */
export async function selectGradeBook(
  services: Services,
  viewer: Viewer,
  group: SeenGroup,
  filters: GradeFilters,
): Promise<GradeBook> {
  const members = await selectGradedMembers(services.database, group.id);
  const { columns, cells } = limits.gradeBook;
  const fitting = Math.floor(cells / Math.max(1, members.length));
  const most = Math.min(columns.max, Math.max(columns.min, fitting));
  const found = await selectGradedAssignments(services, viewer, group, filters, most + 1);
  const shown = found.slice(0, most).toReversed();
  const gradeOf = await readGrades(services, shown, null);
  let previous: Promise<unknown> = Promise.resolve();
  const inTurn = (userId: string) => {
    const row = previous.then(() => setImmediate()).then(() => shown.map((assignment) => gradeOf(assignment, userId)));
    previous = row;
    return row;
  };
  return {
    assignments: shown,
    hasEarlier: found.length > most,
    rows: members.map((member) => ({ member, grades: () => inTurn(member.userId) })),
  };
}

/** The newest grades of one member, earliest first. The caller has checked that the viewer may read them. */
export async function selectMemberGrades(
  services: Services,
  viewer: Viewer,
  group: SeenGroup,
  userId: string,
): Promise<readonly SeenGrade[]> {
  const most = limits.gradeBook.columns.max;
  const found = await selectGradedAssignments(services, viewer, group, { period: "ALL", kind: null }, most);
  const gradeOf = await readGrades(services, found, userId);
  return found.toReversed().flatMap((assignment) => gradeOf(assignment, userId) ?? []);
}

/** All members of a group except its coaches, by name. */
function selectGradedMembers(database: Connection, groupId: string): Promise<readonly GroupMember[]> {
  return selectMembers(database, and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")));
}

/** The assignments that members have seen, the latest due first. */
async function selectGradedAssignments(
  { database, now, timeZone }: Services,
  viewer: Viewer,
  group: SeenGroup,
  { period, kind }: GradeFilters,
  limit: number,
): Promise<SeenAssignment[]> {
  const at = sql`coalesce(${assignments.dueAt}, ${assignments.opensAt})`;
  const from = firstDay(period, dayNumber(now(), timeZone));
  const which: SQL | undefined = and(
    eq(assignments.groupId, group.id),
    ne(assignments.state, "DRAFT"),
    lte(assignments.opensAt, new Date(now())),
    from === null ? undefined : gte(at, startOfDay(from, timeZone)),
    kind === null ? undefined : hasTaskOf(kind),
  );
  return selectAssignments(database, viewer, new Date(now()), which, {
    orderBy: [desc(at), desc(assignments.id)],
    limit,
  });
}

/** Whether one of the tasks of an assignment is of this kind. */
function hasTaskOf(kind: AssignmentTask["kind"]): SQL {
  return sql`(${assignments.task} ->> 'kind' = ${kind} or exists (select from ${assignmentTasks}
    where ${assignmentTasks.assignmentId} = ${assignments.id} and ${assignmentTasks.task} ->> 'kind' = ${kind}))`;
}

const DAY_MS = 86_400_000;

/** When a school year begins: on the first of August. */
const AUGUST = 7;

/**
 * The first day of a period (see contract/dates); null for all days.
 * @param today the day on which it ends.
 */
export function firstDay(period: GradePeriod, today: number): number | null {
  if (period === "ALL") return null;
  if (period === "FOUR_WEEKS") return today - 27;
  if (period === "TWELVE_WEEKS") return today - 83;
  const date = new Date(today * DAY_MS);
  const year = date.getUTCFullYear() - (date.getUTCMonth() < AUGUST ? 1 : 0);
  return Date.UTC(year, AUGUST) / DAY_MS;
}

type Decision = {
  /** Key of the grade, `<assignment>:<user>`. */
  readonly key: string;
  readonly version: number;
  readonly percent?: number | null | undefined;
  readonly isExcused: boolean;
  readonly comment: string;
};

/**
 * Stores what a coach decides about a grade. Without a percentage, an excuse and a comment, the proposed grade counts
 * again. EDIT_CONFLICT if another coach has decided since that version.
 */
export async function setGrade(
  context: Context,
  { key, version, ...decision }: Decision,
): Promise<{ readonly grade: SeenGrade } | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const ids = readGradeKey(key);
  if (ids === null) return new DomainError("NOT_FOUND");
  const assignment = await coachedAssignment(context, toGlobalId("Assignment", ids.assignmentId));
  if (assignment instanceof DomainError) return assignment;
  if (assignment.state === "DRAFT") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const clean = await validate(gradeRules, decision);
  if (clean instanceof DomainError) return clean;
  if ((await gradeOfMember(services, assignment, ids.userId)) === null) return new DomainError("NOT_FOUND");
  const values = { ...clean, changedAt: new Date(services.now()), changedBy: viewer.userId };
  const written =
    version === 0
      ? await services.database
          .insert(grades)
          .values({ ...ids, ...values })
          .onConflictDoNothing()
          .returning({ version: grades.version })
      : await services.database
          .update(grades)
          .set({ ...values, version: sql`${grades.version} + 1` })
          .where(
            and(eq(grades.assignmentId, ids.assignmentId), eq(grades.userId, ids.userId), eq(grades.version, version)),
          )
          .returning({ version: grades.version });
  if (written.length === 0) return new DomainError("EDIT_CONFLICT");
  const grade = await gradeOfMember(services, assignment, ids.userId);
  return grade === null ? new DomainError("NOT_FOUND") : { grade };
}

/** Changes how often the grades of an assignment count, in any of its states. The last change stays. */
export async function setAssignmentWeight(
  context: Context,
  id: string,
  weight: number,
): Promise<{ readonly assignment: SeenAssignment } | DomainError> {
  const assignment = await coachedAssignment(context, id);
  if (assignment instanceof DomainError) return assignment;
  const clean = await validate(weightRules, { weight });
  if (clean instanceof DomainError) return clean;
  await context.services.database.update(assignments).set(clean).where(eq(assignments.id, assignment.id));
  return { assignment: { ...assignment, ...clean } };
}

type GradingChange = {
  readonly groupId: string;
  readonly version: number;
  readonly scale: GradeScaleName;
  readonly steps: readonly GradeStep[];
  readonly latePercent: number;
  readonly isShared: boolean;
};

/** Changes how a group grades, unless the group has changed since that version (EDIT_CONFLICT). */
export async function changeGrading(
  context: Context,
  { groupId, version, ...grading }: GradingChange,
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const clean = await validate(gradingRules, grading);
  if (clean instanceof DomainError) return clean;
  const { group } = open;
  const [changed] = await context.services.database
    .update(groups)
    .set({ grading: clean, version: sql`${groups.version} + 1` })
    .where(and(eq(groups.id, group.id), eq(groups.version, version), isNull(groups.archivedAt)))
    .returning();
  if (!changed) return new DomainError("EDIT_CONFLICT");
  context.services.groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}
