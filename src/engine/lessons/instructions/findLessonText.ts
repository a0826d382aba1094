import type { Language } from "../../practice/PracticeMode";
import type { Lesson, LessonText } from "../Course";
import { dutch } from "./dutch";
import { english } from "./english";

const texts = { nl: dutch, en: english };

/** The instructions before a lesson. */
export function findLessonText({ id, instructions }: Lesson, language: Language): LessonText {
  return texts[language][instructions] ?? { title: id, lines: [] };
}
