import type { Course, Exercise, Lesson, PassRule, TypedExercise } from "./Course";
import { findExercise, findLesson } from "./courses";
import { findExamNorm } from "../exams/examNorms";

/** An exercise that a user has passed. `at` is ms of the server's clock; `stars` from 1 to {@link MOST_STARS}. */
export type ExercisePassed = { readonly exerciseId: string } & Pass;

/** When an exercise was first passed, and the most stars so far. */
export type Pass = { readonly at: number; readonly stars: number };

/**
 * What a user has passed: for each exercise the first time and the most stars. Exercises of courses that are no longer
 * offered are included.
 */
export type CourseProgress = ReadonlyMap<string, Pass>;

/** The progress after one more exercise. Repeats, from any number of devices and in any order, change nothing. */
export function foldProgress(progress: CourseProgress, { exerciseId, at, stars }: ExercisePassed): CourseProgress {
  const before = progress.get(exerciseId);
  if (before !== undefined && before.at <= at && before.stars >= stars) return progress;
  const pass = before ? { at: Math.min(before.at, at), stars: Math.max(before.stars, stars) } : { at, stars };
  return new Map(progress).set(exerciseId, pass);
}

/** The combined progress of two devices. */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  return [...other].reduce((progress, [exerciseId, pass]) => foldProgress(progress, { exerciseId, ...pass }), one);
}

/** Stars of a lesson: those of its weakest typed exercise; 0 until it is passed. */
export function lessonStars({ exercises }: Lesson, progress: CourseProgress): number {
  return Math.min(...exercises.map(({ id }) => progress.get(id)?.stars ?? 0));
}

export type LessonState = "LOCKED" | "OPEN" | "PASSED";

/**
 * A lesson is passed when all its exercises are. It is open up to the one after the furthest that was passed, so that
 * nobody is held up by lessons that were added later, or that a placement has opened. An optional one holds up nobody.
 */
export function lessonState(course: Course, lesson: Lesson, progress: CourseProgress): LessonState {
  if (isPassed(lesson, progress)) return "PASSED";
  return course.lessons.indexOf(lesson) <= lastOpen(course, progress) ? "OPEN" : "LOCKED";
}

/** The index of the last lesson that is open. */
function lastOpen({ lessons }: Course, progress: CourseProgress): number {
  const passed = lessons.findLastIndex((lesson) => isPassed(lesson, progress));
  const placed = lessons.findLastIndex((lesson) => progress.has(placementId(lesson)));
  const next = lessons.findIndex((lesson, at) => at > passed && at >= placed && !isOptional(lesson));
  return next === -1 ? lessons.length - 1 : next;
}

/** Whether a lesson may be left out. */
export function isOptional({ chapter }: Lesson): boolean {
  return chapter === "numpad";
}

/** The id under which progress says that a placement, or a coach, has opened a lesson and all before it. */
export function placementId({ id }: Lesson): string {
  return `${id}.0`;
}

/** The lesson that an id of {@link placementId} opens; null for another id. */
export function placedLesson(id: string): Lesson | null {
  return findPlacement(id)?.lesson ?? null;
}

function findPlacement(id: string): ReturnType<typeof findLesson> {
  return id.endsWith(".0") ? findLesson(id.slice(0, -2)) : null;
}

/**
 * Where the user continues: the first exercise not passed after the furthest lesson that was passed, or else of those
 * before it; null when all is done.
 */
export function coursePosition(
  course: Course,
  progress: CourseProgress,
): { readonly lesson: Lesson; readonly exercise: Exercise } | null {
  const { lessons } = course;
  const from = lastOpen(course, progress);
  const ahead = [...lessons.slice(from), ...lessons.slice(0, from)];
  for (const lesson of [...ahead.filter((each) => !isOptional(each)), ...ahead]) {
    const exercise = lesson.exercises.find(({ id }) => !progress.has(id));
    if (exercise) return { lesson, exercise };
  }
  return null;
}

/** The lessons that a certificate of the course asks for: all but the optional ones and the exam. */
export function certifiedLessons({ lessons }: Course): readonly Lesson[] {
  return lessons.filter((lesson) => !isOptional(lesson) && lesson.chapter !== "exam");
}

/** When the last of a course's {@link certifiedLessons} was passed, in ms; null while one is not. */
export function courseCompletedAt(course: Course, progress: CourseProgress): number | null {
  const lessons = certifiedLessons(course);
  if (!lessons.every((lesson) => isPassed(lesson, progress))) return null;
  const passes = lessons.flatMap(({ exercises }) => exercises.map(({ id }) => progress.get(id)?.at ?? 0));
  return Math.max(...passes);
}

function isPassed({ exercises }: Lesson, progress: CourseProgress): boolean {
  return exercises.every(({ id }) => progress.has(id));
}

/** The course in which an exercise was passed, or a lesson opened, last; null if none was. */
export function lastPassedCourse(progress: CourseProgress): Course | null {
  const latest = [...progress].sort(([, one], [, other]) => other.at - one.at);
  for (const [id] of latest) {
    const found = findExercise(id) ?? findPlacement(id);
    if (found) return found.course;
  }
  return null;
}

/** Figures of a run, from its log (see measureRun). */
type ExerciseRun = {
  /** Number of inserting key presses, of the right ones among them, and of those that do not count (RunMetrics). */
  readonly presses: number;
  readonly rightPresses: number;
  readonly pileUp: number;
  readonly durationMs: number;
};

/** After this many tries that did not pass, the same exercise is easier. */
export const TRIES_BEFORE_EASING = 2;

/** What passes an easier exercise, so that it is never a wall: seven fewer of 100 keys right, and 60 % of the speed. */
export function easedRule({ accuracy, strokesPerMinute }: PassRule): PassRule {
  return { accuracy: accuracy - 7, strokesPerMinute: Math.round(strokesPerMinute * 0.6) };
}

/**
 * The first requirement that is not met, or `PASSED`. Accuracy comes before speed: a run that lacks both is INACCURATE.
 */
export type ExerciseVerdict = "PASSED" | "TOO_SHORT" | "INACCURATE" | "SLOW";

/** Decides in whole numbers, as exams do. A run that was aborted or skipped words is too short. */
export function judgeExercise(exercise: TypedExercise, run: ExerciseRun, isEased = false): ExerciseVerdict {
  const { presses, durationMs } = run;
  const isWhole = exercise.kind === "strokes" ? presses >= exercise.strokes : durationMs >= exercise.minutes * 60_000;
  return isWhole ? judgeByRule(run, isEased ? easedRule(exercise.pass) : exercise.pass) : "TOO_SHORT";
}

function judgeByRule(
  { presses, rightPresses, pileUp, durationMs }: ExerciseRun,
  { accuracy, strokesPerMinute }: PassRule,
): ExerciseVerdict {
  if (rightPresses * 100 < (presses - pileUp) * accuracy) return "INACCURATE";
  return presses * 60_000 < durationMs * strokesPerMinute ? "SLOW" : "PASSED";
}

/** The most stars of an exercise. */
export const MOST_STARS = 3;

/**
 * Stars of a run: none if it did not pass, one if it did, one more for accuracy (99 of 100 keys right) and one more for
 * speed (a quarter above what passes). An easier exercise has one at most. Our own choice: attainable in a second or
 * third try, and the speed is close to what the next lessons ask.
 */
export function starsOf(exercise: TypedExercise, run: ExerciseRun, isEased = false): number {
  if (judgeExercise(exercise, run, isEased) !== "PASSED") return 0;
  if (isEased && judgeExercise(exercise, run) !== "PASSED") return 1;
  const { strokesPerMinute } = exercise.pass;
  const isAccurate = judgeByRule(run, { accuracy: 99, strokesPerMinute: 0 }) === "PASSED";
  const isSwift = judgeByRule(run, { accuracy: 0, strokesPerMinute: strokesPerMinute * 1.25 }) === "PASSED";
  return 1 + (isAccurate ? 1 : 0) + (isSwift ? 1 : 0);
}

/** For reading the instructions of a lesson. */
const READING_MINUTES = 1;

/** Approximate duration of a lesson in whole minutes, when each exercise is passed at its speed. */
export function lessonMinutes({ exercises }: Lesson): number {
  return exercises.reduce((sum, exercise) => sum + exerciseMinutes(exercise), READING_MINUTES);
}

/** Approximate duration of an exercise in whole minutes, at the speed that passes it. */
function exerciseMinutes(exercise: Exercise): number {
  switch (exercise.kind) {
    case "read":
      return 1;
    case "strokes":
      return Math.ceil(exercise.strokes / exercise.pass.strokesPerMinute);
    case "minutes":
      return exercise.minutes;
    case "exam": {
      const norm = findExamNorm(exercise.norm);
      return norm === null ? 0 : norm.minutes * (exercise.isMock ? 1 : norm.attempts);
    }
  }
}
