import { findExercise } from "../../engine/lessons/courses";
import { DomainError, InvalidInput } from "../DomainError";
import type { Viewer } from "../graphql/Context";
import type { Services } from "../services";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "../database/Database";
import { passedExercises } from "../database/schema";

/** The exercises that a user has passed, by when they were first passed. */
export function selectPassed(database: Connection, userId: string): Promise<Passed[]> {
  const { exerciseId, passedAt } = passedExercises;
  return database
    .select({ exerciseId, passedAt })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId))
    .orderBy(asc(passedAt), asc(exerciseId));
}

/** Marks an exercise that has nothing to type as read by the viewer. */
export async function passReading({ database, now }: Services, viewer: Viewer | null, exerciseId: string) {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (findExercise(exerciseId)?.exercise.kind !== "read")
    return new InvalidInput([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  return { passedExercise: await markExercisePassed(database, viewer.userId, exerciseId, new Date(now())) };
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
  const [stored] = await database
    .insert(passedExercises)
    .values({ userId, exerciseId, passedAt })
    .onConflictDoUpdate({ target, set: { passedAt: earlier } })
    .returning();
  return stored ?? { exerciseId, passedAt };
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
