import { roundDown } from "../metrics/rates";
import { ACCURATE_RUN, SPEED_RUN, type BadgeSums } from "./badges";
import type { Chapter, Course } from "../lessons/Course";
import { courseCompletedAt, type CourseProgress } from "../lessons/courseProgress";
import { courses, findExercise } from "../lessons/courses";

/** What is counted run by run, so that a saved run costs the same after ten runs and after 100,000. */
export type BadgeCounters = Pick<BadgeSums, "runs" | "keys" | "speed" | "accurate" | "flawless" | "races" | "code"> & {
  /** The languages of the runs, each once. */
  readonly languages: readonly string[];
};

/**
 * The version of what the counters mean. Increase it with every change of that, and with every new counter: the past of
 * each person is then counted again, when they next save a run or look at their badges.
 */
export const COUNTERS_VERSION = 2;

/** A run that counts. */
export type CountedRun = {
  readonly durationMs: number;
  readonly wpm: number;
  readonly strokesPerMinute: number;
  /** 0 to 100 percent. */
  readonly accuracy: number;
  readonly language: string;
  readonly isRace: boolean;
  readonly isCode: boolean;
};

export const emptyCounters: BadgeCounters = {
  runs: 0,
  keys: 0,
  speed: 0,
  accurate: 0,
  flawless: 0,
  races: 0,
  code: 0,
  languages: [],
};

/** The counters after one more run. Call it once per run. */
export function countBadgeRun(before: BadgeCounters, run: CountedRun): BadgeCounters {
  const { durationMs, wpm, accuracy, language } = run;
  const keys = Math.round((run.strokesPerMinute * durationMs) / 60_000);
  const isSpeed = accuracy >= SPEED_RUN.accuracy && durationMs >= SPEED_RUN.durationMs;
  const isAccurate = accuracy >= ACCURATE_RUN.accuracy && keys >= ACCURATE_RUN.keys;
  return {
    runs: before.runs + 1,
    keys: before.keys + keys,
    speed: isSpeed ? Math.max(before.speed, roundDown(wpm)) : before.speed,
    accurate: before.accurate + Number(isAccurate),
    flawless: accuracy === 100 ? Math.max(before.flawless, keys) : before.flawless,
    races: before.races + Number(run.isRace),
    code: before.code + Number(run.isCode),
    languages: before.languages.includes(language) ? before.languages : [...before.languages, language].toSorted(),
  };
}

/** What a person has done of the courses. Lessons that were only opened do not count. */
export function courseSums(progress: CourseProgress): Pick<BadgeSums, "exercises" | "stars" | "chapters" | "courses"> {
  const passed = [...progress].filter(([id]) => findExercise(id) !== null);
  return {
    exercises: passed.length,
    stars: passed.reduce((sum, [, { stars }]) => sum + stars, 0),
    chapters: Math.max(0, ...courses.map((course) => chaptersDone(course, progress))),
    courses: courses.filter((course) => courseCompletedAt(course, progress) !== null).length,
  };
}

function chaptersDone({ lessons }: Course, progress: CourseProgress): number {
  const open = new Set<Chapter>();
  for (const { chapter, exercises } of lessons) if (exercises.some(({ id }) => !progress.has(id))) open.add(chapter);
  return new Set(lessons.map(({ chapter }) => chapter)).size - open.size;
}
