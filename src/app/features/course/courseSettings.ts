import type { Course } from "../../../engine/lessons/Course";
import { courseForLayout, courseLayouts, findCourse } from "../../../engine/lessons/courses";
import type { Language } from "../../../engine/practice/PracticeMode";
import type { Locale } from "../../platform/locale/Locale";
import type { Preferences } from "../../platform/preferences/Preferences";
import { lastPassedCourse } from "../../../engine/lessons/courseProgress";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { useCourseSteps } from "./courseSteps";

/** How somebody follows a course. */
export type CourseSettings = {
  /** That of their keyboard; where that has none, the one they chose. Null as long as none is known. */
  readonly course: Course | null;
  /** As chosen, or else that of the interface. */
  readonly language: Language;
  /** Whether lessons show a picture of the keyboard. */
  readonly hasKeyboard: boolean;
};

export function readCourseSettings({ layout, course }: Preferences, locale: Locale): CourseSettings {
  const chosen = new URLSearchParams(course);
  const language = chosen.get("language");
  return {
    course: courseForLayout(layout) ?? findCourse(chosen.get("course") ?? ""),
    language: language === "en" || language === "nl" ? language : locale === "nl-NL" ? "nl" : "en",
    hasKeyboard: chosen.get("keyboard") !== "off",
  };
}

/**
 * What to remember when a course is chosen. Who has said nothing of their keyboard, or has one with a course, says by
 * it which they have.
 */
export function chooseCourse({ id }: Course, { layout, course }: Preferences): Partial<Preferences> {
  return layout === "" || courseForLayout(layout) !== null
    ? { layout: courseLayouts[id] }
    : { course: changed(course, "course", id) };
}

export function chooseCourseLanguage(language: Language, { course }: Preferences): Partial<Preferences> {
  return { course: changed(course, "language", language) };
}

export function chooseLessonKeyboard(isShown: boolean, { course }: Preferences): Partial<Preferences> {
  return { course: changed(course, "keyboard", isShown ? "" : "off") };
}

function changed(query: string, name: string, value: string): string {
  const written = new URLSearchParams(query);
  if (value === "") written.delete(name);
  else written.set(name, value);
  return `${written}`;
}

/**
 * How whoever looks follows a course, kept up to date. Where this browser was told of none, it is the one in which they
 * passed something last.
 */
export function useCourseSettings(): CourseSettings {
  const settings = readCourseSettings(usePreferences(), useLocale());
  const { progress } = useCourseSteps();
  return { ...settings, course: settings.course ?? lastPassedCourse(progress) };
}
