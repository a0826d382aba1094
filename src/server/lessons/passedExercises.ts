import { findExercise } from "../../engine/lessons/courses";
import { DomainError, InvalidInput } from "../DomainError";
import type { Viewer, Services } from "../Context";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "../database/Database";
import { passedExercises } from "../database/schema";

/** The exercises that a user has passed, by when they were first passed. */
export function selectPassed(database: Connection, userId: string): Promise<Passed[]> {
  const { exerciseId, passedAt, stars } = passedExercises;
  return database
    .select({ exerciseId, passedAt, stars })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId))
    .orderBy(asc(passedAt), asc(exerciseId));
}

/** Marks an exercise that has nothing to type as read by the viewer. */
export async function passReading({ database, now }: Services, viewer: Viewer | null, exerciseId: string) {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (findExercise(exerciseId)?.exercise.kind !== "read")
    return new InvalidInput([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  return {
    passedExercise: await markExercisePassed(database, viewer.userId, {
      exerciseId,
      passedAt: new Date(now()),
      stars: 1,
    }),
  };
}

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
 * and the most stars stay.
 */
export async function markExercisePassed(database: Connection, userId: string, passed: Passed): Promise<Passed> {
  const [stored] = await database
    .insert(passedExercises)
    .values({ userId, ...passed })
    .onConflictDoUpdate({
      target: [passedExercises.userId, passedExercises.exerciseId],
      set: {
        passedAt: sql`least(${passedExercises.passedAt}, excluded.passed_at)`,
        stars: sql`greatest(${passedExercises.stars}, excluded.stars)`,
      },
    })
    .returning();
  return stored ?? passed;
}

/** Moves one user's passed exercises to another. If both passed one, the earlier time and the most stars count. */
export async function movePassedExercises(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  for (const passed of await selectPassed(transaction, fromUserId))
    await markExercisePassed(transaction, toUserId, passed);
}

/** A course exercise that a user has passed, when, and with how many stars. */
export type Passed = { readonly exerciseId: string; readonly passedAt: Date; readonly stars: number };
