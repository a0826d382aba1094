import type { Lesson, LessonText, LessonTexts } from "./Course";

/**
 * The instructions before a lesson, with its keys in place of `{keys}`.
 * @param language BCP 47; how a list of keys is written, such as "F and J".
 */
export function findLessonText(
  { id, instructions, practised }: Lesson,
  texts: LessonTexts,
  language: string,
): LessonText {
  const text = texts[instructions];
  if (text === undefined) return { title: id, lines: [] };
  const keys = new Intl.ListFormat(language, { type: "conjunction" }).format(practised.map(keyLabel));
  const fill = (line: string): string => line.replaceAll("{keys}", keys);
  return { title: fill(text.title), lines: text.lines.map(fill) };
}

/** A letter as on its key; one with an accent as it is typed. */
function keyLabel(key: string): string {
  return /^[a-z]$/u.test(key) ? key.toUpperCase() : key;
}
