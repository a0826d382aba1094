import { and, gte, inArray, lte, sql } from "drizzle-orm";
import { gather } from "../assignments/progress/assignmentWork";
import { allProgress, type MemberProgress } from "../assignments/progress/memberProgress";
import { isOut, selectAssignments, type SeenAssignment } from "../assignments/assignments";
import type { Context } from "../Context";
import { assignments } from "../database/schema";
import type { GroupMember } from "../groups/memberships";
import { type ReportedMember, selectReportMembers } from "./groupReport";

const DAY_MS = 86_400_000;

/** After so many days without practice, a coach is told. */
const INACTIVE_DAYS = 7;

/** An assignment is announced so many days before it is due, and stays listed so many days after it. */
const DUE_DAYS = 7;
const OVERDUE_DAYS = 14;

/** Most names, and most assignments, in each list. */
const MOST = 3;

/** Most open assignments of all groups together that are looked at, those due first. */
const MOST_ASSIGNMENTS = 200;

/** Some members by name, and how many there are in all. */
export type NamedMembers = { readonly count: number; readonly members: readonly GroupMember[] };

/** What a coach should know about a group before anything else. */
export type GroupNeeds = {
  /** Members with work that is overdue, those with most of it first. */
  readonly behind: NamedMembers;
  /** Members who have not practiced for a week, the longest first. */
  readonly inactive: NamedMembers;
  /** Flagged results and exams that are not reviewed. */
  readonly openFlags: number;
  /** Assignments due within a week, or overdue for up to two, that somebody has not finished; due first. */
  readonly due: readonly SeenAssignment[];
};

/**
 * What needs attention in some groups, in their order: one query for the members of all of them, one for the
 * assignments, and those of the progress on them. The caller has checked that the viewer coaches the groups.
 * @param ids row ids of the groups.
 */
export async function loadGroupNeeds(context: Context, ids: readonly string[]): Promise<readonly GroupNeeds[]> {
  const now = context.services.now();
  const [members, due] = await Promise.all([
    selectReportMembers(context.services.replica.for(context), ids),
    selectUnfinished(context, ids, now),
  ]);
  const membersOf = gather(members, ({ member }) => member.groupId);
  const workOf = gather(due, ({ assignment }) => assignment.groupId);
  return ids.map((groupId) => {
    const ofGroup = membersOf.get(groupId) ?? [];
    const work = workOf.get(groupId) ?? [];
    return {
      behind: named(overdueMembers(work)),
      inactive: named(inactiveMembers(ofGroup, now)),
      openFlags: ofGroup.reduce((sum, { openFlags }) => sum + openFlags, 0),
      due: work.slice(0, MOST).map(({ assignment }) => assignment),
    };
  });
}

type Unfinished = {
  readonly assignment: SeenAssignment;
  readonly members: readonly GroupMember[];
  /** Those of them for whom it is overdue: more time that a coach gave counts. */
  readonly overdue: readonly GroupMember[];
};

/** The assignments that are due soon or overdue, with the members who have not finished them and are not excused. */
async function selectUnfinished(context: Context, ids: readonly string[], now: number): Promise<readonly Unfinished[]> {
  const { viewer, services } = context;
  if (!viewer) return [];
  const which = and(
    inArray(assignments.groupId, [...ids]),
    isOut(new Date(now)),
    gte(assignments.dueAt, new Date(now - OVERDUE_DAYS * DAY_MS)),
    lte(assignments.dueAt, new Date(now + DUE_DAYS * DAY_MS)),
  );
  const orderBy = [sql`${assignments.dueAt} asc`, sql`${assignments.id} asc`];
  const page = { orderBy, limit: MOST_ASSIGNMENTS };
  const open = await selectAssignments(services.database, viewer, new Date(now), which, page);
  const progress = await Promise.all(open.map((assignment) => allProgress(context).load(assignment)));
  return open
    .map((assignment, at) => {
      const undone = (progress[at] ?? []).filter(({ work, isExcused }) => work.doneAt === null && !isExcused);
      const overdue = undone.filter(({ extendedUntil }) => +(extendedUntil ?? assignment.dueAt ?? now) < now);
      return { assignment, members: undone.map(memberOf), overdue: overdue.map(memberOf) };
    })
    .filter((one) => one.members.length > 0);
}

function memberOf({ member }: MemberProgress): GroupMember {
  return member;
}

/** Those with overdue work, most first. */
function overdueMembers(work: readonly Unfinished[]): readonly GroupMember[] {
  const times = new Map<string, { readonly member: GroupMember; count: number }>();
  for (const { overdue } of work) {
    for (const member of overdue) {
      const known = times.get(member.userId) ?? { member, count: 0 };
      known.count += 1;
      times.set(member.userId, known);
    }
  }
  return [...times.values()].toSorted((one, other) => other.count - one.count).map(({ member }) => member);
}

/** Those whose last run, or who joined, a week ago or more; the longest first. */
function inactiveMembers(members: readonly ReportedMember[], now: number): readonly GroupMember[] {
  return members
    .filter((one) => lastAt(one) <= now - INACTIVE_DAYS * DAY_MS)
    .toSorted((one, other) => lastAt(one) - lastAt(other))
    .map(({ member }) => member);
}

function lastAt({ member, lastPractisedAt }: ReportedMember): number {
  return (lastPractisedAt ?? member.joinedAt).getTime();
}

function named(members: readonly GroupMember[]): NamedMembers {
  return { count: members.length, members: members.slice(0, MOST) };
}
