import type { PagePart } from "../../../contract/languages/LanguageEntry";
import {
  findLanguage,
  type Language,
  languageOfLocale,
  type Locale,
  withPart,
} from "../../../contract/languages/languages";
import type { Preferences, PreferenceStore } from "../../platform/preferences/Preferences";
import { useLanguage } from "../../platform/locale/useLocale";
import { requestPart, usePart } from "../../platform/locale/languageParts";
import { type Lesson, findLessonText } from "../../../engine/lessons/Course";

/** The language in which the user takes the course: the chosen one, otherwise that of the interface. */
export function lessonLanguage({ course }: Pick<Preferences, "course">, locale: Locale): Language {
  const chosen = findLanguage(new URLSearchParams(course).get("language"));
  return withPart(chosen ?? languageOfLocale(locale), "lessons");
}

/** Returns the title of a lesson, in the language of the interface. */
export function useLessonTitle(): (lesson: Lesson) => string {
  const language = withPart(useLanguage(), "lessons");
  const { instructions } = usePart(language, "lessons");
  return (lesson) => findLessonText(lesson, instructions, language).title;
}

/** Loads parts of the language of the interface, and of the one in which the user takes the course. */
export async function requestLessonParts(names: readonly PagePart[], preferences: PreferenceStore): Promise<void> {
  const locale = preferences.locale();
  const spoken = new Set([languageOfLocale(locale), lessonLanguage(preferences.current(), locale)]);
  await Promise.all(
    names.flatMap((name) => [...spoken].map((language) => requestPart(withPart(language, name), name))),
  );
}
