import { and, eq } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { passedExercises } from "../database/schema";
import type { Passed } from "./PassedExercise";

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
