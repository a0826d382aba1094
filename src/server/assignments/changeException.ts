import { and, eq, ne, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Context } from "../Context";
import { assignmentExceptions, assignmentOtherTexts, grades } from "../database/assignmentSchema";
import { inTransaction, type Transaction } from "../database/Database";
import { DomainError, InvalidInput, type Issue } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import { coachedAssignment, type SeenAssignment } from "./assignments";
import { type MemberProgress, progressOfMember } from "./progress/memberProgress";
import { isReadableInGroup, userIn } from "./readAssignment";

type Exception = {
  /** Global ids of the assignment and of the member's place in the group. */
  readonly id: string;
  readonly memberId: string;
  readonly version: number;
  readonly isExcused: boolean;
  readonly extendedUntil?: Date | null | undefined;
  /** Global ids of texts. */
  readonly otherTexts: readonly { readonly insteadOf: string; readonly textId: string }[];
};

/** Latest due date, as in the form of an assignment. */
const LATEST = new Date(Date.UTC(2100, 0));

/**
 * Changes an assignment for one member: more time, other texts, or excused, which is the same fact as in their grade.
 * EDIT_CONFLICT if another coach changed it since that version. WRONG_ASSIGNMENT_STATE if the assignment is closed.
 */
export async function changeException(
  context: Context,
  { id, memberId, version, isExcused, extendedUntil = null, otherTexts }: Exception,
): Promise<{ progress: MemberProgress } | DomainError> {
  const assignment = await coachedAssignment(context, id);
  if (assignment instanceof DomainError) return assignment;
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (assignment.state === "CLOSED") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const userId = userIn(assignment.groupId, memberId);
  const before = userId === null ? null : await progressOfMember(services, assignment, userId);
  if (userId === null || before === null) return new InvalidInput([{ path: "memberId", code: "NOT_FOUND" }]);
  const read = await readTexts(context, assignment, otherTexts);
  const issues = [...extensionIssues(assignment, extendedUntil), ...("issues" in read ? read.issues : [])];
  if (issues.length > 0 || "issues" in read) return new InvalidInput(issues);
  const now = new Date(services.now());
  const refusal = await inTransaction(services.database, async (transaction) => {
    const values = { dueAt: extendedUntil, changedAt: now, changedBy: viewer.userId };
    const isThis = and(
      eq(assignmentExceptions.assignmentId, assignment.id),
      eq(assignmentExceptions.userId, userId),
      eq(assignmentExceptions.version, version),
    );
    const written =
      version === 0
        ? await transaction
            .insert(assignmentExceptions)
            .values({ ...values, assignmentId: assignment.id, userId })
            .onConflictDoNothing()
            .returning({ version: assignmentExceptions.version })
        : await transaction
            .update(assignmentExceptions)
            .set({ ...values, version: sql`${assignmentExceptions.version} + 1` })
            .where(isThis)
            .returning({ version: assignmentExceptions.version });
    if (written.length === 0) return new DomainError("EDIT_CONFLICT");
    await writeTexts(transaction, assignment.id, userId, read.texts);
    await transaction
      .insert(grades)
      .values({ assignmentId: assignment.id, userId, isExcused, changedAt: now, changedBy: viewer.userId })
      .onConflictDoUpdate({
        target: [grades.assignmentId, grades.userId],
        set: { isExcused, changedAt: now, changedBy: viewer.userId, version: sql`${grades.version} + 1` },
        setWhere: ne(grades.isExcused, isExcused),
      });
    return null;
  });
  if (refusal !== null) return refusal;
  const progress = await progressOfMember(services, assignment, userId);
  return progress === null ? new DomainError("NOT_FOUND") : { progress };
}

function extensionIssues({ dueAt }: SeenAssignment, extendedUntil: Date | null): readonly Issue[] {
  if (extendedUntil === null) return [];
  if (dueAt === null) return [{ path: "extendedUntil", code: "NO_DUE_DATE" }];
  if (extendedUntil <= dueAt) return [{ path: "extendedUntil", code: "EXTENSION_TOO_EARLY" }];
  return extendedUntil > LATEST ? [{ path: "extendedUntil", code: "OUT_OF_RANGE" }] : [];
}

type OtherText = { readonly insteadOf: string; readonly textId: string };

/** The texts by their row ids, or what is wrong with them. The same text as the assignment's is no other one. */
async function readTexts(
  { services }: Context,
  { groupId, tasks }: SeenAssignment,
  otherTexts: Exception["otherTexts"],
): Promise<{ readonly texts: readonly OtherText[] } | { readonly issues: readonly Issue[] }> {
  if (otherTexts.length > limits.assignment.tasks.max) return { issues: [{ path: "otherTexts", code: "TOO_LONG" }] };
  const found = await Promise.all(
    otherTexts.map(async (one, at): Promise<OtherText | Issue> => {
      const insteadOf = fromGlobalId("Text", one.insteadOf);
      const textId = fromGlobalId("Text", one.textId);
      if (insteadOf === null || !tasks.some((task) => task.textId === insteadOf))
        return { path: `otherTexts.${at}.insteadOf`, code: "TEXT_NOT_FOUND" };
      return textId !== null && (await isReadableInGroup(services.database, groupId, textId))
        ? { insteadOf, textId }
        : { path: `otherTexts.${at}.textId`, code: "TEXT_NOT_FOUND" };
    }),
  );
  const issues = found.filter((one) => "code" in one);
  const read = new Map(found.flatMap((one) => ("code" in one ? [] : [[one.insteadOf, one.textId]])));
  return issues.length > 0
    ? { issues }
    : {
        texts: [...read].filter(([one, other]) => one !== other).map(([insteadOf, textId]) => ({ insteadOf, textId })),
      };
}

async function writeTexts(
  transaction: Transaction,
  assignmentId: string,
  userId: string,
  texts: readonly OtherText[],
): Promise<void> {
  await transaction
    .delete(assignmentOtherTexts)
    .where(and(eq(assignmentOtherTexts.assignmentId, assignmentId), eq(assignmentOtherTexts.userId, userId)));
  if (texts.length > 0)
    await transaction.insert(assignmentOtherTexts).values(texts.map((one) => ({ ...one, assignmentId, userId })));
}
