import type { Course, Lesson } from "./Course";

/** The characters that can be asked for in a lesson: space, and all that were opened until then. */
export function openKeys({ lessons }: Course, lesson: Lesson): ReadonlySet<string> {
  const until = lessons.slice(0, lessons.indexOf(lesson) + 1);
  return new Set([" ", ...until.flatMap(({ keys }) => keys)]);
}

/** Whether there are keys to mix the new ones of a lesson with. */
export function hasKnownKeys({ lessons }: Course, lesson: Lesson): boolean {
  return lessons.slice(0, lessons.indexOf(lesson)).some(({ keys }) => keys.length > 0);
}

/** Whether every character of a text is open. */
export function isOpen(text: string, keys: ReadonlySet<string>): boolean {
  return [...text].every((character) => keys.has(character));
}
