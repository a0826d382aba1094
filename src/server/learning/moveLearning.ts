import { eq } from "drizzle-orm";
import { newerState, readState } from "../../engine/adaptive/AdaptiveState";
import type { Transaction } from "../database/Connection";
import { learningStates } from "../database/schema";
import { findLearningState, writeState } from "./learnFrom";

/** Gives what was learnt of one user to another. On a layout where both are known, the one with more runs stays. */
export async function moveLearning(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  for (const { layout, state } of await transaction
    .select()
    .from(learningStates)
    .where(eq(learningStates.userId, fromUserId))) {
    const theirs = readState(state);
    if (theirs === null) continue;
    const ours = await findLearningState(transaction, toUserId, layout);
    await writeState(transaction, toUserId, layout, ours === null ? theirs : newerState(ours, theirs));
  }
}
