import { and, gte, isNotNull } from "drizzle-orm";
import type { Connection } from "../database/Database";
import { exams, results, type ResultSummary } from "../database/schema";
import type { OpenExam } from "../exams/examRules";
import { selectExamPage } from "../exams/selectExams";
import type { Context, Services } from "../Context";
import type { PageRequest } from "../graphql/pagination";
import { isCoaching } from "../groups/groups";
import type { GroupMember } from "../groups/memberships";
import { selectResultPage } from "../results/selectResults";

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
  database: Connection,
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
