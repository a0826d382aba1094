import type { Chapter, Course, Lesson } from "./Course";
import { MOST_FOCUS_KEYS } from "./makeExerciseText";

/**
 * The thresholds are our own choice. After fewer presses a key is not judged: in a run of 30 s, common letters come
 * three times.
 */
const ENOUGH_PRESSES = 3;

/** One miss in 17 presses, twice what an exercise allows, because a test is typed without practice. */
const MOST_MISSED = 0.06;

/** The time of a press at 100 aanslagen per minuut, the last speed of the course. */
const SLOWEST_MS = 600;

/** The chapters of letters. Some of their lessons also teach a sign or two. */
const letterChapters: ReadonlySet<Chapter> = new Set<Chapter>(["home", "top", "bottom"]);

/** The first lesson that a person cannot do yet, by what is known about their keys: the first one if too little is. */
export function placeInCourse(course: Course, records: readonly KeyRecord[]): Lesson | null {
  const [first] = course.lessons;
  if (!hasEnoughRecords(course, records)) return first ?? null;
  const [judge, isFirst] = [judgeKeys(records), firstLetters(course)];
  const next = course.lessons.find((lesson) => {
    if (!letterChapters.has(lesson.chapter)) return !isMeasured(lesson, judge);
    return lesson.keys.some((key) => judge(key) === "bad");
  });
  // Someone who cannot type the first letters yet also reads how to sit.
  return next === isFirst ? (first ?? null) : (next ?? null);
}

/** The letters of the course that a person types well, in the order in which they are taught. */
export function knownLetters(course: Course, records: readonly KeyRecord[]): readonly string[] {
  const judge = judgeKeys(records);
  return lettersOf(course).filter((letter) => judge(letter) === "good");
}

/** Whether at least half of the letters were met, so that those not met are only the rare ones. */
export function hasEnoughRecords(course: Course, records: readonly KeyRecord[]): boolean {
  const met = new Set(records.filter(({ presses }) => presses > 0).map(({ key }) => key));
  const letters = lettersOf(course);
  return letters.filter((letter) => met.has(letter)).length * 2 >= letters.length;
}

/** Capitals, signs and digits are known if at least half of a lesson's were measured, and none is bad. */
function isMeasured({ keys }: Lesson, judge: Judge): boolean {
  const good = keys.filter((key) => judge(key) === "good").length;
  return keys.length > 0 && good * 2 >= keys.length && keys.every((key) => judge(key) !== "bad");
}

function firstLetters({ lessons }: Course): Lesson | undefined {
  return lessons.find(({ kind }) => kind === "keys");
}

function lettersOf({ lessons }: Course): readonly string[] {
  return lessons
    .filter(({ chapter }) => letterChapters.has(chapter))
    .flatMap(({ keys }) => keys)
    .filter((key) => /\p{L}/u.test(key));
}

type Judge = (key: string) => "good" | "bad" | "unknown";

function judgeKeys(records: readonly KeyRecord[]): Judge {
  const byKey = new Map(records.map((record) => [record.key, record]));
  return (key) => {
    const record = byKey.get(key);
    if (record === undefined || record.presses < ENOUGH_PRESSES) return "unknown";
    const isGood = record.missRate <= MOST_MISSED && record.timeMs > 0 && record.timeMs <= SLOWEST_MS;
    return isGood ? "good" : "bad";
  };
}

/** What is known about a key (engine/adaptive): presses, the smoothed time of one in ms, and the share that misses. */
export type KeyRecord = {
  readonly key: string;
  readonly presses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** With fewer presses a key is not judged. */
const JUDGED_PRESSES = 10;

/** The cost of a miss in presses: the wrong one, and the hesitation. */
const MISS_COST = 4;

/** A key that costs this much more than the middle one is worth a review. */
const NOTABLE = 1.1;

/**
 * The letters and signs that cost a person most: by the time of a press, and what its misses add. Only keys that cost
 * notably more than the middle one; none if too little is known. At most {@link MOST_FOCUS_KEYS}, the hardest first.
 */
export function hardestKeys(records: readonly KeyRecord[], open: ReadonlySet<string>): readonly string[] {
  const known = records
    .filter(({ key, presses, timeMs }) => key.trim() !== "" && open.has(key) && presses >= JUDGED_PRESSES && timeMs > 0)
    .map(({ key, timeMs, missRate }) => ({ key, cost: timeMs * (1 + MISS_COST * missRate) }))
    .sort((one, other) => other.cost - one.cost);
  const middle = known[known.length >> 1]?.cost ?? 0;
  return known
    .filter(({ cost }) => cost > middle * NOTABLE)
    .slice(0, MOST_FOCUS_KEYS)
    .map(({ key }) => key);
}
