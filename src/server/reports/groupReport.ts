import { dayNumber } from "../../contract/dates";
import { results, passedExercises, certificates, exams } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import type { Services } from "../Context";
import { sql, eq, and, gte, inArray } from "drizzle-orm";
import { dateOf, startOfDay } from "../database/calendar";
import type { ReadConnection } from "../database/Database";
import { certificateColumns, type IssuedCertificate, normOfCertificate } from "../exams/certificateColumns";
import { type GroupMember, byDisplayName } from "../groups/memberships";
import type { Course } from "../../engine/lessons/Course";
import { findExercise } from "../../engine/lessons/courses";
import { mondayOf, weekOf } from "../../engine/progress/weeklyMedians";

export type MemberReport = ReportedMember &
  RunFigures & { readonly course: CourseStanding | null; readonly certificates: readonly IssuedCertificate[] };

export type GroupReport = {
  readonly period: ReportPeriod;
  readonly days: ReportDays;
  readonly today: number;
  readonly members: readonly MemberReport[];
};

const nothing: RunFigures = {
  runs: 0,
  durationMs: 0,
  days: 0,
  wpm: null,
  accuracy: null,
  wpmBefore: null,
  accuracyBefore: null,
};

/** What each member of a group did: four concurrent queries, however many members and runs there are. */
export async function groupReport(
  { database, now, timeZone }: Pick<Services, "now" | "timeZone"> & { readonly database: ReadConnection },
  groupId: string,
  period: ReportPeriod,
): Promise<GroupReport> {
  const today = dayNumber(now(), timeZone);
  const days = reportDays(period, today);
  const [members, figures, passed, issued] = await Promise.all([
    selectReportMembers(database, [groupId]),
    selectRunFigures(database, groupId, days, timeZone),
    selectPassedByMember(database, groupId),
    selectCertificatesByMember(database, groupId),
  ]);
  return {
    period,
    days,
    today,
    members: members.map((reported) => {
      const { userId } = reported.member;
      return {
        ...reported,
        ...(figures.get(userId) ?? nothing),
        course: courseStanding(passed.get(userId) ?? []),
        certificates: issued.get(userId) ?? [],
      };
    }),
  };
}

/** A member's figures over the period of a report. */
type RunFigures = {
  readonly runs: number;
  readonly durationMs: number;
  /** Days with at least one run, in the host's time zone. */
  readonly days: number;
  /** Medians of the verified runs in the period, and in the period before; null if there are none. */
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly wpmBefore: number | null;
  readonly accuracyBefore: number | null;
};

type Row = RunFigures & { readonly userId: string };

/**
 * The figures of all members of a group, by user row id; none for members without a run in either period. One query
 * that only reads the index results_history, without texts and logs. A run counts by when it began, if the member had
 * joined by then.
 */
async function selectRunFigures(
  database: ReadConnection,
  groupId: string,
  { from, to, before }: ReportDays,
  timeZone: string,
): Promise<ReadonlyMap<string, RunFigures>> {
  const at = results.startedAt;
  const starts = from === null ? null : startOfDay(from, timeZone);
  const ends = to === null ? sql`'infinity'::timestamptz` : startOfDay(to, timeZone);
  const since = before === null ? null : startOfDay(before, timeZone);
  const isNow = starts === null ? sql`true` : sql`${at} >= ${starts}`;
  const isVerified = sql`${results.status} = 'VERIFIED'`;
  const median = (figure: typeof results.wpm | typeof results.accuracy, isIn: typeof isNow) =>
    sql`percentile_cont(0.5) within group (order by ${figure}) filter (where ${isIn} and ${isVerified})`;
  const isBefore = starts === null ? sql`false` : sql`${at} < ${starts}`;
  const { rows } = await database.execute<Row>(sql`
    select ${groupMembers.userId} as "userId",
      (count(*) filter (where ${isNow}))::int as "runs",
      coalesce(sum(${results.durationMs}) filter (where ${isNow}), 0)::float8 as "durationMs",
      (count(distinct ${dateOf(at, timeZone)}) filter (where ${isNow}))::int as "days",
      ${median(results.wpm, isNow)} as "wpm",
      ${median(results.accuracy, isNow)} as "accuracy",
      ${median(results.wpm, isBefore)} as "wpmBefore",
      ${median(results.accuracy, isBefore)} as "accuracyBefore"
    from ${groupMembers} join ${results}
      on ${results.userId} = ${groupMembers.userId} and ${at} >= ${groupMembers.joinedAt}
        and ${at} < ${ends} ${since === null ? sql`` : sql`and ${at} >= ${since}`}
    where ${groupMembers.groupId} = ${groupId}
    group by ${groupMembers.userId}`);
  return new Map(rows.map(({ userId, ...figures }) => [userId, figures]));
}

/**
 * The ids of the exercises that each member of a group has passed, last passed first, by user row id. One query, one
 * row per member.
 */
async function selectPassedByMember(
  database: ReadConnection,
  groupId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { userId, exerciseId, passedAt } = passedExercises;
  const rows = await database
    .select({ userId, passed: sql<string[]>`array_agg(${exerciseId} order by ${passedAt} desc, ${exerciseId})` })
    .from(groupMembers)
    .innerJoin(passedExercises, eq(userId, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.passed]));
}

/** The best certificate of each member of a group per family of norms since they joined, by user row id. One query. */
async function selectCertificatesByMember(
  database: ReadConnection,
  groupId: string,
): Promise<ReadonlyMap<string, readonly IssuedCertificate[]>> {
  const rows = await database
    .select(certificateColumns)
    .from(groupMembers)
    .innerJoin(
      certificates,
      and(eq(certificates.userId, groupMembers.userId), gte(certificates.issuedAt, groupMembers.joinedAt)),
    )
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(certificates.issuedAt, certificates.code);
  const byMember = new Map<string, Map<string, IssuedCertificate>>();
  for (const row of rows) {
    const best = byMember.get(row.userId) ?? new Map<string, IssuedCertificate>();
    const current = best.get(row.norm);
    if (current === undefined || rankOf(row) > rankOf(current)) best.set(row.norm, row);
    byMember.set(row.userId, best);
  }
  return new Map([...byMember].map(([userId, best]) => [userId, [...best.values()]]));
}

/** The levels of a norm are ordered from low to high; of equal ones the first certificate is kept. */
function rankOf(certificate: IssuedCertificate): number {
  return normOfCertificate(certificate).levels.findIndex(({ id }) => id === certificate.level);
}

/** A member, with the data that does not depend on the report's period. */
export type ReportedMember = {
  readonly member: GroupMember;
  readonly lastPractisedAt: Date | null;
  readonly openFlags: number;
};

/** All members of some groups except their coaches, by name, in one query. Each count is read from an index. */
export async function selectReportMembers(
  database: ReadConnection,
  groupIds: readonly string[],
): Promise<readonly ReportedMember[]> {
  const { userId, joinedAt, role } = groupMembers;
  const lastPractisedAt = sql`(select max(${results.startedAt}) from ${results} where ${results.userId} = ${userId}
      and ${results.startedAt} >= ${joinedAt})`.mapWith(results.startedAt);
  const openFlags = sql<number>`(select count(*)::int from ${results} where ${results.userId} = ${userId}
    and ${results.createdAt} >= ${joinedAt}
    and ${results.flagReason} is not null and ${results.reviewedAt} is null)
    + (select count(*)::int from ${exams} where ${exams.userId} = ${userId} and ${exams.createdAt} >= ${joinedAt}
      and ${exams.flagReason} is not null and ${exams.reviewedAt} is null)`;
  const rows = await database
    .select({ place: groupMembers, user: users, lastPractisedAt, openFlags })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(groupMembers.groupId, [...groupIds]), eq(role, "MEMBER")))
    .orderBy(...byDisplayName);
  return rows.map(({ place, user, ...figures }) => ({ member: { ...place, user }, ...figures }));
}

/** A user's progress in the course in which they last passed something. */
export type CourseStanding = {
  readonly courseId: string;
  readonly exercises: number;
  readonly exercisesPassed: number;
  readonly lessons: number;
  readonly lessonsPassed: number;
};

/**
 * @param passed ids of exercises, last passed first
 * @returns null if nothing was passed in a current course.
 */
function courseStanding(passed: readonly string[]): CourseStanding | null {
  const course = firstCourse(passed);
  if (course === null) return null;
  const done = new Set(passed);
  const isDone = ({ id }: { readonly id: string }) => done.has(id);
  const exercises = course.lessons.flatMap((lesson) => lesson.exercises);
  return {
    courseId: course.id,
    exercises: exercises.length,
    exercisesPassed: exercises.filter(isDone).length,
    lessons: course.lessons.length,
    lessonsPassed: course.lessons.filter((lesson) => lesson.exercises.every(isDone)).length,
  };
}

function firstCourse(passed: readonly string[]): Course | null {
  for (const id of passed) {
    const found = findExercise(id);
    if (found) return found.course;
  }
  return null;
}

export type ReportPeriod = "WEEK" | "LAST_WEEK" | "FOUR_WEEKS" | "ALL";

/**
 * The days (see contract/dates) of a report: its first, the first after it, and the first of the equally long
 * period before it. Null: no limit, or no such period.
 */
export type ReportDays = { readonly from: number | null; readonly to: number | null; readonly before: number | null };

function reportDays(period: ReportPeriod, today: number): ReportDays {
  const monday = mondayOf(weekOf(today));
  switch (period) {
    case "WEEK":
      return { from: monday, to: null, before: monday - 7 };
    case "LAST_WEEK":
      return { from: monday - 7, to: monday, before: monday - 14 };
    case "FOUR_WEEKS":
      return { from: monday - 21, to: null, before: monday - 49 };
    case "ALL":
      return { from: null, to: null, before: null };
  }
}
