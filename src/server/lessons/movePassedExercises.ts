import { eq } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { passedExercises } from "../database/schema";
import { markExercisePassed } from "./markExercisePassed";

/** Gives what one user has passed to another. Passed by both, it counts from the first time. */
export async function movePassedExercises(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  const passed = await transaction.select().from(passedExercises).where(eq(passedExercises.userId, fromUserId));
  for (const { exerciseId, passedAt } of passed) await markExercisePassed(transaction, toUserId, exerciseId, passedAt);
}
