import { and, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import type { Connection } from "../database/Database";
import { exams } from "../database/schema";
import type { Viewer, Services } from "../Context";
import { newestFirst, type PageRequest } from "../graphql/pagination";
import { activelyCoachesOwner, coachesOwner } from "../results/reviewResult";
import type { OpenExam } from "./examRules";

/** A page of a user's exams, newest first. */
export async function selectExamPage(
  { database, exams: log }: Services,
  userId: string,
  page: PageRequest,
  which?: SQL,
): Promise<OpenExam[]> {
  const { where, orderBy } = newestFirst(exams, page);
  const rows = await database
    .select()
    .from(exams)
    .where(and(eq(exams.userId, userId), which, where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return log.open(rows);
}

/** Why an exam was flagged and what was decided, for those who may see it. */
export type ExamFlag = {
  readonly reason: FlagReason;
  readonly isCleared: boolean;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

/** The flags of these exams, in the order of the ids; null for those that have none or that the viewer may not see. */
export async function selectExamFlags(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ExamFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(exams.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer, exams)})`;
  const rows = await database
    .select({
      id: exams.id,
      reason: exams.flagReason,
      status: exams.status,
      reviewedAt: exams.reviewedAt,
      reviewedBy: exams.reviewedBy,
      isReviewable,
    })
    .from(exams)
    .where(
      and(
        inArray(exams.id, [...ids]),
        isNotNull(exams.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer, exams)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, status, ...rest }) =>
      reason === null ? [] : [[id, { reason, isCleared: status === "VERIFIED", ...rest }] as const],
    ),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
