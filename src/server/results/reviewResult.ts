import { and, eq, inArray } from "drizzle-orm";
import { decodeLog } from "../../engine/log/logCodec";
import { inTransaction, type Transaction } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { users } from "../database/userSchema";
import { DomainError } from "../DomainError";
import type { Viewer } from "../graphql/Context";
import { fromGlobalId } from "../graphql/pagination";
import type { Services } from "../services";
import { countRun, rulesOf } from "./runs";
import { activelyCoachesOwner, coachesOwner, visibleTo } from "./visibility";

/** Says who may read one of the viewer's own results. */
export async function setVisibility(
  { database }: Services,
  viewer: Viewer | null,
  resultId: string,
  visibility: ResultRow["visibility"],
): Promise<{ result: ResultRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new DomainError("NOT_FOUND");
  const own = and(eq(results.id, id), eq(results.userId, viewer.userId));
  const [result] = await database.update(results).set({ visibility }).where(own).returning();
  return result ? { result } : new DomainError("NOT_FOUND");
}

/** What a coach or an admin decides about a flagged result or exam. */
export type ReviewDecision = "CLEAR" | "KEEP";

/** Decides about a result that was flagged; one that is cleared counts from then on, once. */
export async function reviewResult(
  { database, now, timeZone }: Services,
  viewer: Viewer | null,
  resultId: string,
  decision: ReviewDecision,
): Promise<{ result: ResultRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new DomainError("NOT_FOUND");
  return inTransaction(database, async (transaction) => {
    // The person's row first, as where runs are kept: what practice learns is written under it.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, transaction.select({ id: results.userId }).from(results).where(eq(results.id, id))))
      .for("no key update");
    const [result] = await transaction
      .select()
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
    const [reviewed] = await transaction.update(results).set(decided).where(eq(results.id, id)).returning();
    if (reviewed && isFirstCounted) await countAccepted(transaction, reviewed, timeZone);
    return reviewed ? { result: reviewed } : new DomainError("NOT_FOUND");
  });
}

async function countAccepted(transaction: Transaction, result: ResultRow, timeZone: string): Promise<void> {
  const log = decodeLog(result.log);
  if (log.ok)
    await countRun(
      transaction,
      result,
      { rules: rulesOf(result), text: result.prompt, keystrokes: log.keystrokes, durationMs: result.durationMs },
      timeZone,
    );
}
