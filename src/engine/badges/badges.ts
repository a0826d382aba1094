import { roundDown } from "../metrics/rates";
import type { Chapter, Course } from "../lessons/Course";
import { courseCompletedAt, type CourseProgress } from "../lessons/courseProgress";
import { courses, findExercise } from "../lessons/courses";

/** What a person has done so far. Each only ever grows, so that whatever reaches a threshold stays above it. */
export type BadgeSums = {
  /** Runs that count: saved and not flagged. */
  readonly runs: number;
  /** Keys pressed in them and in attempts at exams, without deletions. */
  readonly keys: number;
  /** Days with such a run or attempt. */
  readonly days: number;
  /** The highest wpm of a run that is long and accurate enough ({@link SPEED_RUN}), in whole words. */
  readonly speed: number;
  /** Runs that are long and accurate enough ({@link ACCURATE_RUN}). */
  readonly accurate: number;
  /** The most keys of a run without a single error. */
  readonly flawless: number;
  /** Exercises of courses that were passed, and their stars. */
  readonly exercises: number;
  readonly stars: number;
  /** Chapters that are done, of the course in which most are. */
  readonly chapters: number;
  readonly courses: number;
  /** Certificates, and those above the level that most people get. */
  readonly exams: number;
  readonly distinctions: number;
  /** Races finished, and those won from at least one other. */
  readonly races: number;
  readonly wins: number;
  /** Own texts that everybody can read. */
  readonly texts: number;
  readonly languages: number;
  /** Keyboard layouts. */
  readonly layouts: number;
  /** Runs of lines of code. */
  readonly code: number;
};

/** What a badge is for: the sum that it counts. */
export type BadgeKind = keyof BadgeSums;

/** Its color, from copper to amber. */
export type BadgeLevel = 1 | 2 | 3;

/** A badge is earned once the sum of its kind has reached its threshold. */
export type Badge = {
  /** Never changed or reused, because earned badges are stored by it. */
  readonly id: string;
  readonly kind: BadgeKind;
  readonly threshold: number;
  readonly level: BadgeLevel;
};

/** What a run needs for `speed`: a few fast words, or many wrong ones, are no speed. */
export const SPEED_RUN = { accuracy: 95, durationMs: 15_000 } as const;

/** What a run needs for `accurate`. */
export const ACCURATE_RUN = { accuracy: 98, keys: 100 } as const;

/** Levels of an exam above the one for which most people come. */
export const distinctionLevels: readonly string[] = ["silver", "gold", "cumLaude", "master", "level4"];

/** The thresholds of each kind, from low to high, with the levels of their badges. */
const thresholds: Readonly<Record<BadgeKind, readonly (readonly [threshold: number, level: BadgeLevel])[]>> = {
  runs: [
    [1, 1],
    [10, 1],
    [100, 2],
    [1_000, 3],
  ],
  days: [
    [3, 1],
    [7, 1],
    [30, 2],
    [100, 3],
  ],
  keys: [
    [1_000, 1],
    [10_000, 1],
    [100_000, 2],
    [1_000_000, 3],
  ],
  accurate: [
    [10, 1],
    [50, 2],
    [200, 3],
  ],
  flawless: [
    [50, 1],
    [150, 2],
    [300, 3],
  ],
  speed: [
    [20, 1],
    [40, 1],
    [60, 2],
    [80, 2],
    [100, 3],
  ],
  exercises: [
    [1, 1],
    [10, 1],
    [50, 2],
    [150, 3],
  ],
  stars: [
    [30, 1],
    [100, 2],
    [250, 3],
  ],
  chapters: [
    [1, 1],
    [3, 2],
    [6, 3],
  ],
  courses: [[1, 3]],
  exams: [
    [1, 1],
    [3, 2],
    [10, 3],
  ],
  distinctions: [[1, 3]],
  races: [
    [1, 1],
    [10, 2],
    [50, 3],
  ],
  wins: [
    [1, 1],
    [5, 2],
    [25, 3],
  ],
  texts: [
    [1, 1],
    [3, 2],
    [10, 3],
  ],
  languages: [
    [2, 1],
    [3, 2],
  ],
  layouts: [[2, 2]],
  code: [
    [1, 1],
    [25, 2],
  ],
};

/** All badges, by kind and then from easy to hard. */
export const badges: readonly Badge[] = badgeKinds().flatMap((kind) =>
  thresholds[kind].map(([threshold, level]) => ({ id: `${kind}-${threshold}`, kind, threshold, level })),
);

/** All kinds, in the order in which they are shown. */
export function badgeKinds(): readonly BadgeKind[] {
  return Object.keys(thresholds).filter((kind): kind is BadgeKind => kind in thresholds);
}

const byId = new Map(badges.map((badge) => [badge.id, badge]));

/** The badge with this id; null for one that this version does not know. */
export function findBadge(id: string): Badge | null {
  return byId.get(id) ?? null;
}

/** The badges whose thresholds these sums have reached. Sums that are not known count as 0. */
export function reachedBadges(sums: Partial<BadgeSums>): readonly Badge[] {
  return badges.filter(({ kind, threshold }) => (sums[kind] ?? 0) >= threshold);
}

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
