import { keyboardLayouts } from "../keyboards/keyboardLayouts";
import { waysToType } from "../keyboards/waysToType";
import type { Course, Lesson, LessonKind, LessonMaterial } from "./Course";
import { courseLayouts } from "./courses";

/** Keys of the keyboard by their position codes: those that a lesson teaches, and those learned before it. */
export type LessonKeys = { readonly fresh: ReadonlySet<string>; readonly learned: ReadonlySet<string> };

/** Keys that some lessons teach which are not characters. */
const others: Readonly<Partial<Record<LessonKind, readonly string[]>>> = {
  posture: ["KeyF", "KeyJ", "Space"],
  correcting: ["Backspace"],
  enter: ["Enter"],
  tab: ["Tab"],
};

/**
 * The keys that a lesson teaches, or practices again. For a character that takes two presses it is the first; for a
 * capital, Shift.
 */
export function lessonKeys(course: Course, lesson: Lesson): LessonKeys {
  const before = course.lessons[course.lessons.indexOf(lesson) - 1];
  const learned = new Set(
    before === undefined ? [] : [...openKeys(course, before)].flatMap((key) => codesOf(course, key)),
  );
  // The numeric keypad is not in the picture.
  const practised = lesson.kind === "numpad" ? [] : lesson.practised;
  const all = [...practised.flatMap((key) => codesOf(course, key)), ...(others[lesson.kind] ?? [])];
  // The letters of capitals are already learned, so only the keys held with them are shown.
  const fresh = new Set(lesson.kind === "capitals" ? all.filter((code) => code.startsWith("Shift")) : all);
  return { fresh, learned };
}

function codesOf(course: Course, character: string): readonly string[] {
  const [press] = waysToType(keyboardLayouts[courseLayouts[course.id]], character)?.[0] ?? [];
  return press === undefined ? [] : [press.code, ...press.hold];
}

/** The characters that a lesson may use: space, and all that were introduced up to it. */
export function openKeys({ lessons }: Course, lesson: Lesson): ReadonlySet<string> {
  const until = lessons.slice(0, lessons.indexOf(lesson) + 1);
  return new Set([" ", ...until.flatMap(({ keys }) => keys)]);
}

/** Whether there are learned keys to mix with a lesson's new ones. */
export function hasLearnedKeys({ lessons }: Course, lesson: Lesson): boolean {
  return lessons.slice(0, lessons.indexOf(lesson)).some(({ keys }) => keys.length > 0);
}

/** Whether every character of a text has been introduced. */
export function isOpen(text: string, keys: ReadonlySet<string>): boolean {
  for (const character of text) if (!keys.has(character)) return false;
  return true;
}

/** What exercises in a language are made of. */
export type ExerciseMaterial = Omit<LessonMaterial, "instructions"> & {
  /** Common words, most common first. */
  readonly words: readonly string[];
};

/** What of a language has only characters that were introduced up to a lesson. */
export type OpenMaterial = {
  readonly open: ReadonlySet<string>;
  /** Those for lessons first. */
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  readonly sentences: readonly string[];
  readonly letterGroups: readonly string[];
};

/** A class is at few lessons at a time. */
const MOST_LESSONS = 60;

/** By the language's sentences, and then by lesson. */
const cache = new WeakMap<readonly string[], Map<string, OpenMaterial>>();

/** The material of a lesson; computed once for each of the lessons used last. */
export function openMaterial(course: Course, lesson: Lesson, material: ExerciseMaterial): OpenMaterial {
  const lessons = cache.get(material.sentences) ?? new Map<string, OpenMaterial>();
  cache.set(material.sentences, lessons);
  const found = lessons.get(lesson.id) ?? selectOpen(course, lesson, material);
  lessons.delete(lesson.id);
  lessons.set(lesson.id, found);
  const [oldest] = lessons.keys();
  if (lessons.size > MOST_LESSONS && oldest !== undefined) lessons.delete(oldest);
  return found;
}

function selectOpen(course: Course, lesson: Lesson, material: ExerciseMaterial): OpenMaterial {
  const open = openKeys(course, lesson);
  const fitting = (list: readonly string[]): readonly string[] => list.filter((piece) => isOpen(piece, open));
  return {
    open,
    words: fitting([...new Set([...material.lessonWords, ...material.words])]),
    phrases: fitting(material.phrases),
    sentences: fitting(material.sentences),
    letterGroups: fitting(material.letterGroups),
  };
}
