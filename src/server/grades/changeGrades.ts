import { and, eq, isNull, sql } from "drizzle-orm";
import { gradeRules, gradingRules, weightRules } from "../../contract/gradeRules";
import type { GradeScaleName, GradeStep } from "../../engine/grades/gradeScale";
import type { Context } from "../Context";
import { coachedAssignment, type SeenAssignment } from "../assignments/assignments";
import { grades } from "../database/assignmentSchema";
import { assignments } from "../database/schema";
import { groups } from "../database/userSchema";
import { DomainError, validate } from "../DomainError";
import { toGlobalId } from "../graphql/globalIds";
import { openGroup, type SeenGroup } from "../groups/groups";
import { gradeOfMember, readGradeKey, type SeenGrade } from "./grades";

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
