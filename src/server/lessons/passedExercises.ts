import { and, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "../database/Database";
import { passedExercises } from "../database/schema";

/** That a person passed an exercise; null when they have not. */
export async function findPassed(
  database: Connection,
  { userId, exerciseId }: { readonly userId: string; readonly exerciseId: string | null },
): Promise<Passed | null> {
  if (exerciseId === null) return null;
  const [passed] = await database
    .select()
    .from(passedExercises)
    .where(and(eq(passedExercises.userId, userId), eq(passedExercises.exerciseId, exerciseId)));
  return passed ?? null;
}

/**
 * Keeps that somebody passed an exercise of a course, and gives it as it is kept. Passed before, the first moment
 * stays.
 */
export async function markExercisePassed(
  database: Connection,
  userId: string,
  exerciseId: string,
  passedAt: Date,
): Promise<Passed> {
  const earlier = sql`least(${passedExercises.passedAt}, excluded.passed_at)`;
  const target = [passedExercises.userId, passedExercises.exerciseId];
  const [kept] = await database
    .insert(passedExercises)
    .values({ userId, exerciseId, passedAt })
    .onConflictDoUpdate({ target, set: { passedAt: earlier } })
    .returning();
  return kept ?? { exerciseId, passedAt };
}

/** Gives what one user has passed to another. Passed by both, it counts from the first time. */
export async function movePassedExercises(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  const passed = await transaction.select().from(passedExercises).where(eq(passedExercises.userId, fromUserId));
  for (const { exerciseId, passedAt } of passed) await markExercisePassed(transaction, toUserId, exerciseId, passedAt);
}

/** That somebody passed an exercise of a course. */
export type Passed = { readonly exerciseId: string; readonly passedAt: Date };
