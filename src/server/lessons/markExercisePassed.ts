import { sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { passedExercises } from "../database/schema";
import type { Passed } from "./PassedExercise";

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
