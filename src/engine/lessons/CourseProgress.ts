/** That somebody passed an exercise. `at` is ms of the server's clock. */
export type ExercisePassed = { readonly exerciseId: string; readonly at: number };

/**
 * What somebody has passed, each exercise with the first moment. Exercises of courses that are no longer offered stay
 * in it.
 */
export type CourseProgress = ReadonlyMap<string, number>;

/** The progress after one more exercise. The same one twice, from any number of devices and in any order, is once. */
export function foldProgress(progress: CourseProgress, { exerciseId, at }: ExercisePassed): CourseProgress {
  const first = progress.get(exerciseId);
  return first !== undefined && first <= at ? progress : new Map(progress).set(exerciseId, at);
}

/** What two devices passed, together. */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  return [...other].reduce((progress, [exerciseId, at]) => foldProgress(progress, { exerciseId, at }), one);
}
