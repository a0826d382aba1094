import { setImmediate } from "node:timers/promises";
import { and, desc, eq, gte, lte, ne, sql, type SQL } from "drizzle-orm";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { dayNumber } from "../../contract/dates";
import { limits } from "../../contract/limits";
import type { Services, Viewer } from "../Context";
import { selectAssignments, type SeenAssignment } from "../assignments/assignments";
import { assignmentTasks } from "../database/assignmentSchema";
import { startOfDay } from "../database/calendar";
import { type Connection } from "../database/Database";
import { assignments } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import type { SeenGroup } from "../groups/groups";
import { type GroupMember, selectMembers } from "../groups/memberships";
import { readGrades, type SeenGrade } from "./grades";

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
