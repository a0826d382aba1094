import { and, eq, inArray } from "drizzle-orm";
import { decodeLog } from "../../engine/log/logCodec";
import type { Transaction } from "../database/Connection";
import { results, users, type ResultRow } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import type { Services } from "../services";
import { countRun } from "./countRun";
import { ResultNode } from "./ResultNode";
import { rulesOf } from "./rulesOf";
import { activelyCoachesOwner, coachesOwner, visibleTo } from "./visibleTo";

export const ReviewDecisionEnum = builder.enumType("ReviewDecision", {
  description: "What somebody who looked at a flagged result or exam decides.",
  values: {
    CLEAR: { description: "It is what it seems: VERIFIED, and counts wherever results count." },
    KEEP: { description: "The flag was right: it stays FLAGGED." },
  } as const,
});

const ReviewResultSuccess = builder.objectRef<{ readonly result: ResultRow }>("ReviewResultSuccess").implement({
  description: "It is decided.",
  fields: (t) => ({
    result: t.field({ type: ResultNode, resolve: ({ result }) => result, description: "The result as it is now." }),
  }),
});

builder.mutationField("reviewResult", (t) =>
  t.field({
    type: payload("ReviewResultPayload", ReviewResultSuccess, ["RefusedError"]),
    description:
      "Decides about a result that was flagged. For coaches of a group in which its owner was when it was kept, " +
      "and for admins; of one's own result nobody decides (NOT_ALLOWED). " +
      "CLEAR lets practice learn from it and passes its exercise, once; KEEP afterwards takes neither back. Can " +
      "be decided again: the same once more changes nothing. A result that the viewer may not read, or that was " +
      "never flagged, is NOT_FOUND; GROUP_ARCHIVED where all such groups rest.",
    args: {
      resultId: t.arg.id({ description: "Global id of the result." }),
      decision: t.arg({ type: ReviewDecisionEnum, description: "What is decided." }),
    },
    resolve: (_root, { resultId, decision }, { viewer, services }) =>
      reviewResult(services, viewer, resultId, decision),
  }),
);

async function reviewResult(
  { database, now, timeZone }: Services,
  viewer: Viewer | null,
  resultId: string,
  decision: typeof ReviewDecisionEnum.$inferType,
): Promise<{ result: ResultRow } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Result", resultId);
  if (id === null) return new Refused("NOT_FOUND");
  return database.transaction(async (transaction) => {
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
    if (!result || result.flagReason === null) return new Refused("NOT_FOUND");
    if (result.userId === viewer.userId) return new Refused("NOT_ALLOWED");
    if (viewer.role !== "ADMIN") {
      const rights = {
        coaches: coachesOwner(viewer).mapWith(Boolean),
        isInUse: activelyCoachesOwner(viewer).mapWith(Boolean),
      };
      const [right] = await transaction.select(rights).from(results).where(eq(results.id, id));
      if (!right?.coaches) return new Refused("NOT_ALLOWED");
      if (!right.isInUse) return new Refused("GROUP_ARCHIVED");
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
    if (reviewed && isFirstCounted) await countKept(transaction, reviewed, timeZone);
    return reviewed ? { result: reviewed } : new Refused("NOT_FOUND");
  });
}

async function countKept(transaction: Transaction, result: ResultRow, timeZone: string): Promise<void> {
  const log = decodeLog(result.log);
  if (log.ok)
    await countRun(
      transaction,
      result,
      { rules: rulesOf(result), text: result.prompt, keystrokes: log.keystrokes, durationMs: result.durationMs },
      timeZone,
    );
}
