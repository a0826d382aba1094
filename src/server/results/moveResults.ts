import { and, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Connection";
import { results } from "../database/schema";

const kept = alias(results, "kept");

/** Gives all results of one user to another. A run that the other has kept already stays where it is. */
export async function moveResults(database: Connection, fromUserId: string, toUserId: string): Promise<void> {
  const theirs = database
    .select({ one: sql`1` })
    .from(kept)
    .where(and(eq(kept.userId, toUserId), eq(kept.runId, results.runId)));
  await database
    .update(results)
    .set({ userId: toUserId })
    .where(and(eq(results.userId, fromUserId), notExists(theirs)));
}
