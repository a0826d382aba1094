import type { Connection } from "../database/Connection";
import { passedExercises } from "../database/schema";

/** Keeps that somebody passed an exercise. The first time stays, from whatever device and however often it is passed again. */
export async function markExercisePassed(database: Connection, userId: string, exerciseId: string, at: Date): Promise<void> {
  await database.insert(passedExercises).values({ userId, exerciseId, passedAt: at }).onConflictDoNothing();
}
