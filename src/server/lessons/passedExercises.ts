import { and, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "../database/Database";
import { passedExercises } from "../database/schema";

/** A user's pass of an exercise; null if they have not passed it. */
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
 * Stores that a user passed a course exercise, and returns what is stored. If they had passed it before, the first time
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

/** Moves one user's passed exercises to another. If both passed one, the earlier time counts. */
export async function movePassedExercises(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  const passed = await transaction.select().from(passedExercises).where(eq(passedExercises.userId, fromUserId));
  for (const { exerciseId, passedAt } of passed) await markExercisePassed(transaction, toUserId, exerciseId, passedAt);
}

/** A course exercise that a user has passed, and when. */
export type Passed = { readonly exerciseId: string; readonly passedAt: Date };
