import { findExercise } from "../../engine/lessons/courses";
import { DomainError, InvalidInput } from "../DomainError";
import type { Viewer, Services } from "../Context";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { runQuery, type Connection, type Transaction } from "../database/Database";
import { passedExercises, results } from "../database/schema";
import { rowsOf, writeAll, type Write } from "../database/statements";
import { TRIES_BEFORE_EASING } from "../../engine/lessons/courseProgress";

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

const writePassed = rowsOf(
  passedExercises,
  sql`(user_id, exercise_id) do update set
    passed_at = least(passed_exercises.passed_at, excluded.passed_at),
    stars = greatest(passed_exercises.stars, excluded.stars)`,
);

/** Stores that a user passed an exercise. If they had passed it before, the first time and the most stars stay. */
export function savePassed(userId: string, passed: Passed): Write {
  return writePassed([{ userId, ...passed }]);
}

/** The same at once. Returns what is stored. */
export async function markExercisePassed(database: Connection, userId: string, passed: Passed): Promise<Passed> {
  await runQuery(database, writeAll([savePassed(userId, passed)]));
  return (await findPassed(database, { userId, exerciseId: passed.exerciseId })) ?? passed;
}

/** What a user has done of the courses: what {@link courseBefore} selects. */
export type CourseBefore = {
  /** With times in ms since 1970. */
  readonly passed: readonly { readonly exerciseId: string; readonly at: number; readonly stars: number }[];
  /** How often they have tried the exercise of the run, at most TRIES_BEFORE_EASING times. */
  readonly tries: number;
};

/** The {@link CourseBefore} of a run, in SQL `run` (user_id, exercise_id), as JSON; null for a run of no exercise. */
export const courseBefore: SQL = sql`case when run.exercise_id is not null then json_build_object(
  'passed', (select coalesce(json_agg(json_build_object(
      'exerciseId', own.exercise_id, 'at', extract(epoch from own.passed_at) * 1000, 'stars', own.stars)), '[]')
    from ${passedExercises} own where own.user_id = run.user_id),
  'tries', (select count(*)::integer from (
    select from ${results} tried where tried.user_id = run.user_id and tried.exercise_id = run.exercise_id
    limit ${sql.raw(String(TRIES_BEFORE_EASING))}) as tries)) end`;

/** Whether somebody has tried an exercise so often, without passing it, that it is easier now. */
export function isEasier(course: CourseBefore | null, exerciseId: string | null): boolean {
  if (course === null || course.tries < TRIES_BEFORE_EASING) return false;
  return course.passed.every((passed) => passed.exerciseId !== exerciseId);
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
