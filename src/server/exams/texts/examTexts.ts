import type { Language } from "../../../engine/practice/PracticeMode";
import { dutchSeven } from "./dutchSeven";
import { dutchTen } from "./dutchTen";
import { englishSeven } from "./englishSeven";
import { englishTen } from "./englishTen";
import type { ExamText } from "./ExamText";

const seven: Readonly<Record<Language, readonly ExamText[]>> = { en: englishSeven, nl: dutchSeven };
const ten: Readonly<Record<Language, readonly ExamText[]>> = { en: englishTen, nl: dutchTen };

/** Up to so many minutes, the shorter texts are long enough. */
const SEVEN = 7;

/** The texts of a language that are long enough for a norm of so many minutes. */
export function examTexts(language: Language, minutes: number): readonly ExamText[] {
  return (minutes <= SEVEN ? seven : ten)[language];
}
