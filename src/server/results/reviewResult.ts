import { and, eq, exists, gte, inArray, isNull, ne, not, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder, type PgColumn } from "drizzle-orm/pg-core";
import { results, type ResultRow, type ResultSummary } from "../database/schema";
import { groups, users, type UserRow } from "../database/userSchema";
import type { Viewer, Services } from "../Context";
import { recordAct } from "../audit/auditLog";
import { decodeLog } from "../../engine/log/logCodec";
import { inTransaction, runQuery, type Transaction } from "../database/Database";
import { writeAll } from "../database/statements";
import { practiceDayOf } from "../goals/practiceDays";
import { DomainError } from "../DomainError";
import { mine, sharedGroups, theirs } from "../groups/groupRights";
import { fromGlobalId } from "../globalIds";
import { countRun, selectBeforeRun } from "./countRun";
import { renewRecord } from "./runRecords";
import { isGroupOnly, staysInGroups } from "../users/groupOnly";
import { resultColumns, rulesOf } from "./results";
import { judgeResult } from "./verifyRun";
import { boardsOfResult } from "../boards/BoardUpdates";
import { everyPage } from "../pages/PageCache";
import { rebuildEntries } from "../boards/boardEntries";

/** The owner of a result, if what they typed stays inside their groups. */
const ownerInGroups = new QueryBuilder()
  .select({ one: sql`1` })
  .from(users)
  .where(and(eq(users.id, results.userId), isGroupOnly()));

/**
 * The results that a viewer may read, as an SQL condition; undefined for all. This is the only place with these rules.
 * Whatever the owner chose, coaches can read what the members of their group typed since they joined.
 */
export function visibleTo(viewer: Viewer | null): SQL | undefined {
  if (viewer?.role === "ADMIN") return undefined;
  const shared = and(eq(results.visibility, "ALL"), not(exists(ownerInGroups)));
  if (!viewer) return shared;
  return or(
    eq(results.userId, viewer.userId),
    shared,
    and(ne(results.visibility, "ME"), exists(sharedGroups(viewer, results.userId))),
    coachesOwner(viewer),
  );
}

/** Rows with an owner: results or exams. */
type Owned = { readonly userId: PgColumn; readonly createdAt: PgColumn };

/**
 * Whether the viewer coaches a group that the owner of a result was in when it was saved, or the candidate of an exam
 * when it was made.
 */
export function coachesOwner(viewer: Viewer, owned: Owned = results): SQL {
  return exists(sharedGroups(viewer, owned.userId, asCoachSinceJoining(owned)));
}

/** The same for groups that are not archived, in which coaches may also make changes. */
export function activelyCoachesOwner(viewer: Viewer, owned: Owned = results): SQL {
  const inUse = new QueryBuilder()
    .select({ one: sql`1` })
    .from(groups)
    .where(and(eq(groups.id, mine.groupId), isNull(groups.archivedAt)));
  return exists(sharedGroups(viewer, owned.userId, and(asCoachSinceJoining(owned), exists(inUse))));
}

function asCoachSinceJoining({ createdAt }: Owned): SQL | undefined {
  return and(inArray(mine.role, ["OWNER", "COACH"]), gte(createdAt, theirs.joinedAt));
}

/** With whom the owner of an account may share a result: some accounts stay inside their groups (groupOnly.ts). */
export function sharingChoices(owner: UserRow): readonly ResultRow["visibility"][] {
  return staysInGroups(owner) ? ["ME", "GROUP"] : ["ME", "GROUP", "ALL"];
}

/** Says who may read one of the viewer's own results. NOT_ALLOWED for a choice that they do not have. */
export async function setVisibility(
  { database }: Services,
  viewer: Viewer | null,
  resultId: string,
  visibility: ResultRow["visibility"],
): Promise<{ result: ResultSummary } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new DomainError("NOT_FOUND");
  const own = and(eq(results.id, id), eq(results.userId, viewer.userId));
  return inTransaction(database, async (transaction) => {
    const [owner] = await transaction.select().from(users).where(eq(users.id, viewer.userId)).for("no key update");
    if (!owner) return new DomainError("NOT_SIGNED_IN");
    const [found] = await transaction.select({ id: results.id }).from(results).where(own);
    if (!found) return new DomainError("NOT_FOUND");
    if (!sharingChoices(owner).includes(visibility)) return new DomainError("NOT_ALLOWED");
    const [result] = await transaction.update(results).set({ visibility }).where(own).returning(resultColumns);
    return result ? { result } : new DomainError("NOT_FOUND");
  });
}

/** What a coach or an admin decides about a flagged result or exam. */
export type ReviewDecision = "CLEAR" | "KEEP";

/** Decides about a result that was flagged; one that is cleared counts from then on, once. */
export async function reviewResult(
  services: Services,
  viewer: Viewer | null,
  resultId: string,
  decision: ReviewDecision,
): Promise<{ result: ResultSummary } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new DomainError("NOT_FOUND");
  const outcome = await writeReview(services, viewer, id, decision);
  if (!(outcome instanceof DomainError)) services.pageCache.change([...everyPage, ...boardsOfResult(outcome.result)]);
  return outcome;
}

function writeReview(
  { database, now, timeZone }: Services,
  viewer: Viewer,
  id: string,
  decision: ReviewDecision,
): Promise<{ result: ResultSummary } | DomainError> {
  return inTransaction(database, async (transaction) => {
    // The person's row first, as where runs are kept: what practice learns is written under it.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, transaction.select({ id: results.userId }).from(results).where(eq(results.id, id))))
      .for("no key update");
    const [result] = await transaction
      .select(resultColumns)
      .from(results)
      .where(and(eq(results.id, id), visibleTo(viewer)))
      .for("no key update");
    if (!result || result.flagReason === null) return new DomainError("NOT_FOUND");
    if (result.userId === viewer.userId) return new DomainError("NOT_ALLOWED");
    if (viewer.role !== "ADMIN") {
      const rights = {
        coaches: coachesOwner(viewer).mapWith(Boolean),
        isInUse: activelyCoachesOwner(viewer).mapWith(Boolean),
      };
      const [right] = await transaction.select(rights).from(results).where(eq(results.id, id));
      if (!right?.coaches) return new DomainError("NOT_ALLOWED");
      if (!right.isInUse) return new DomainError("GROUP_ARCHIVED");
    }
    const status = decision === "CLEAR" ? "VERIFIED" : "FLAGGED";
    if (result.reviewedAt !== null && result.status === status) return { result };
    const isFirstCounted = decision === "CLEAR" && !result.isCounted;
    const decided = {
      status,
      reviewedAt: new Date(now()),
      reviewedBy: viewer.userId,
      isCounted: result.isCounted || isFirstCounted,
    } as const;
    const day = isFirstCounted ? await countAccepted(transaction, { ...result, ...decided }, timeZone) : null;
    const [reviewed] = await transaction
      .update(results)
      .set({ ...decided, ...(day !== null && { practiceDay: day }) })
      .where(eq(results.id, id))
      .returning(resultColumns);
    await renewRecord(transaction, result);
    await rebuildEntries(transaction, result.userId, timeZone);
    await recordReview(transaction, viewer, { kind: "Result", id, userId: result.userId }, decided);
    return reviewed ? { result: reviewed } : new DomainError("NOT_FOUND");
  });
}

/** Records what an admin decided about a flagged result or exam; coaches decide within their groups. */
export async function recordReview(
  transaction: Transaction,
  { userId: by, role }: Viewer,
  { kind, id, userId }: { readonly kind: "Result" | "Exam"; readonly id: string; readonly userId: string },
  { status, reviewedAt: at }: { readonly status: "VERIFIED" | "FLAGGED"; readonly reviewedAt: Date },
): Promise<void> {
  if (role !== "ADMIN") return;
  const [owner] = await transaction.select({ name: users.displayName }).from(users).where(eq(users.id, userId));
  const [accepted, rejected] =
    kind === "Result"
      ? (["RESULT_ACCEPTED", "RESULT_REJECTED"] as const)
      : (["EXAM_ACCEPTED", "EXAM_REJECTED"] as const);
  const action = status === "VERIFIED" ? accepted : rejected;
  await recordAct(transaction, { by, at, action, target: { kind, id, name: owner?.name ?? "" } });
}

/** @returns the day to which its time was added; null if its log cannot be read. */
async function countAccepted(
  transaction: Transaction,
  summary: ResultSummary,
  timeZone: string,
): Promise<number | null> {
  const [typed] = await transaction
    .select({ prompt: results.prompt, log: results.log })
    .from(results)
    .where(eq(results.id, summary.id));
  const log = decodeLog(typed?.log ?? "");
  if (!typed || !log.ok) return null;
  const result = { ...summary, ...typed };
  const day = practiceDayOf(result.startedAt.getTime(), timeZone);
  const before = await selectBeforeRun(transaction, result, { day, timeZone });
  const { prompt: text, durationMs } = result;
  const run = { rules: rulesOf(result), text, keystrokes: log.keystrokes, durationMs };
  const [account] = await transaction
    .select({ dailyGoalMinutes: users.dailyGoalMinutes })
    .from(users)
    .where(eq(users.id, result.userId));
  const stars = judgeResult(result)?.stars ?? 0;
  const dailyGoalMinutes = account?.dailyGoalMinutes ?? null;
  await runQuery(transaction, writeAll(countRun(before, result, run, { dailyGoalMinutes, day, stars })));
  return day;
}
