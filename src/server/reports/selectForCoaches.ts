import { and, eq, getTableColumns, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { exams, results, type ResultSummary } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import type { OpenExam } from "../exams/examRules";
import { badCursor, fromCursor, type Position, toCursor } from "../cursors";
import { highestFirst, type PageRequest } from "../database/pagination";
import { resultColumns } from "../results/results";
import { selectResultPage } from "../results/selectResults";
import type { Services, Context } from "../Context";
import type { ReadConnection } from "../database/Database";
import { selectExamPage } from "../exams/Exams";
import { isCoaching } from "../groups/groupRights";
import type { GroupMember } from "../groups/memberships";

/** A page of the flagged results of a group's members, saved since they joined: not reviewed first, then newest. */
export function selectFlaggedResults(
  { database }: Services,
  groupId: string,
  page: PageRequest,
): Promise<ResultSummary[]> {
  const { where, orderBy } = openFirst(results, page);
  return database
    .select(resultColumns)
    .from(groupMembers)
    .innerJoin(results, and(eq(results.userId, groupMembers.userId), gte(results.createdAt, groupMembers.joinedAt)))
    .where(and(eq(groupMembers.groupId, groupId), isNotNull(results.flagReason), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** A page of all flagged results of the server, for admins: not reviewed first, then newest. */
export function selectAllFlaggedResults({ database }: Services, page: PageRequest): Promise<ResultSummary[]> {
  const { where, orderBy } = openFirst(results, page);
  return database
    .select(resultColumns)
    .from(results)
    .where(and(isNotNull(results.flagReason), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** The same of exams in a group. */
export async function selectFlaggedExams(
  { database, exams: log }: Services,
  groupId: string,
  page: PageRequest,
): Promise<OpenExam[]> {
  const { where, orderBy } = openFirst(exams, page);
  const rows = await database
    .select(getTableColumns(exams))
    .from(groupMembers)
    .innerJoin(exams, and(eq(exams.userId, groupMembers.userId), gte(exams.createdAt, groupMembers.joinedAt)))
    .where(and(eq(groupMembers.groupId, groupId), isNotNull(exams.flagReason), where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return log.open(rows);
}

/** The same of all exams of the server, for admins. */
export async function selectAllFlaggedExams(
  { database, exams: log }: Services,
  page: PageRequest,
): Promise<OpenExam[]> {
  const { where, orderBy } = openFirst(exams, page);
  const rows = await database
    .select()
    .from(exams)
    .where(and(isNotNull(exams.flagReason), where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return log.open(rows);
}

/** The position of a result in its list. */
export function flaggedResultCursor({ reviewedAt, createdAt, id }: ResultSummary): string {
  return toFlaggedCursor({ isOpen: reviewedAt === null, at: createdAt, id });
}

/** The position of an exam in its list. */
export function flaggedExamCursor({ row }: OpenExam): string {
  return toFlaggedCursor({ isOpen: row.reviewedAt === null, at: row.createdAt, id: row.id });
}

type Columns = { readonly reviewedAt: PgColumn; readonly createdAt: PgColumn; readonly id: PgColumn };

/** Options to select a page, those not reviewed first, then newest first. */
function openFirst({ reviewedAt, createdAt, id }: Columns, page: PageRequest) {
  return highestFirst([sql`(${reviewedAt} is null)`, createdAt, id], placeOf, page);
}

function placeOf(cursor: string): SQL {
  const position = fromFlaggedCursor(cursor);
  return sql`(${position.isOpen}::boolean, ${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}

/** The position of a flagged result: those that are not reviewed come first. */
type FlaggedPosition = Position & { readonly isOpen: boolean };

function toFlaggedCursor({ isOpen, ...position }: FlaggedPosition): string {
  return `${isOpen ? "o" : "r"}${toCursor(position)}`;
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toFlaggedCursor}. */
function fromFlaggedCursor(cursor: string): FlaggedPosition {
  if (!/^[or]/u.test(cursor)) throw badCursor();
  return { isOpen: cursor.startsWith("o"), ...fromCursor(cursor.slice(1)) };
}

/**
 * Whether the viewer may read what a member of a group does: its coaches, admins, and the member. Checked for each
 * field and not only when the member is looked up, because more people may be allowed to look up members one day.
 */
export async function mayReadStory({ groupId, userId }: GroupMember, { viewer, services }: Context): Promise<boolean> {
  if (viewer === null) return false;
  if (viewer.role === "ADMIN" || viewer.userId === userId) return true;
  return isCoaching(await services.groupRoles.roleIn(groupId, viewer.userId));
}

/** A page of the results that a member has saved since they joined, newest first. */
export function selectMemberResults(
  database: ReadConnection,
  { userId, joinedAt }: GroupMember,
  isFlagged: boolean | null | undefined,
  page: PageRequest,
): Promise<ResultSummary[]> {
  const flagged = isFlagged === true ? isNotNull(results.flagReason) : undefined;
  return selectResultPage(database, userId, page, and(gte(results.createdAt, joinedAt), flagged));
}

/** A page of the exams that a member has begun since they joined and that are over, newest first. */
export function selectMemberExams(
  services: Services,
  { userId, joinedAt }: GroupMember,
  page: PageRequest,
): Promise<OpenExam[]> {
  return selectExamPage(services, userId, page, and(gte(exams.createdAt, joinedAt), isNotNull(exams.finishedAt)));
}
