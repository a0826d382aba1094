import type { Lesson, LessonText, LessonTexts } from "./Course";

/** The instructions before a lesson. */
export function findLessonText({ id, instructions }: Lesson, texts: LessonTexts): LessonText {
  return texts[instructions] ?? { title: id, lines: [] };
}
