import { keyboardLayouts } from "../keyboards/keyboardLayouts";
import { waysToType } from "../keyboards/waysToType";
import type { Course, Lesson, LessonKind } from "./Course";
import { courseLayouts } from "./courseLayout";
import { openKeys } from "./openKeys";

/** Keys of the keyboard by their position codes: those that a lesson is about, and those that were learnt before it. */
export type LessonKeys = { readonly fresh: ReadonlySet<string>; readonly known: ReadonlySet<string> };

/** What some lessons teach that is no character. */
const others: Readonly<Partial<Record<LessonKind, readonly string[]>>> = {
  posture: ["KeyF", "KeyJ", "Space"],
  correcting: ["Backspace"],
  paragraphs: ["Enter", "Tab"],
};

/**
 * Which keys of its keyboard a lesson teaches. Of a character that takes two presses it is the first; of a capital,
 * Shift.
 */
export function lessonKeys(course: Course, lesson: Lesson): LessonKeys {
  const before = course.lessons[course.lessons.indexOf(lesson) - 1];
  const known = new Set(
    before === undefined ? [] : [...openKeys(course, before)].flatMap((key) => codesOf(course, key)),
  );
  const all = [...lesson.keys.flatMap((key) => codesOf(course, key)), ...(others[lesson.kind] ?? [])];
  // The letters of capitals are known: what is new is what is held with them.
  const fresh = new Set(lesson.kind === "capitals" ? all.filter((code) => !known.has(code)) : all);
  return { fresh, known };
}

function codesOf(course: Course, character: string): readonly string[] {
  const [press] = waysToType(keyboardLayouts[courseLayouts[course.id]], character)?.[0] ?? [];
  return press === undefined ? [] : [press.code, ...press.hold];
}
