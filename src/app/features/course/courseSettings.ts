import type { Course } from "../../../engine/lessons/Course";
import { courseForLayout, courseLayouts, findCourse } from "../../../engine/lessons/courses";
import type { Language } from "../../../contract/languages/languages";
import type { Locale } from "../../../contract/languages/languages";
import type { Preferences } from "../../platform/preferences/Preferences";
import { lastPassedCourse } from "../../../engine/lessons/courseProgress";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { lessonLanguage } from "./lessonLanguage";
import { usePassedExercises } from "./passedExercises";

/** How the user takes a course. */
export type CourseSettings = {
  /** The course of their keyboard layout; if it has none, the one they chose. Null if neither is known. */
  readonly course: Course | null;
  /** The chosen language, otherwise that of the interface. */
  readonly language: Language;
  /** Whether lessons show a picture of the keyboard. */
  readonly hasKeyboard: boolean;
  /** Whether the course has pictures and stars. */
  readonly hasDecoration: boolean;
};

export function readCourseSettings({ layout, course }: Preferences, locale: Locale): CourseSettings {
  const chosen = new URLSearchParams(course);
  return {
    course: courseForLayout(layout) ?? findCourse(chosen.get("course") ?? ""),
    language: lessonLanguage({ course }, locale),
    hasKeyboard: chosen.get("keyboard") !== "off",
    hasDecoration: hasCourseDecoration({ course }),
  };
}

/**
 * The preferences to change when a course is chosen. It also sets the keyboard layout, unless the user chose one that
 * has no course.
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

export function hasCourseDecoration({ course }: Pick<Preferences, "course">): boolean {
  return new URLSearchParams(course).get("decoration") !== "off";
}

export function chooseCourseDecoration(isShown: boolean, { course }: Preferences): Partial<Preferences> {
  return { course: changed(course, "decoration", isShown ? "" : "off") };
}

function changed(query: string, name: string, value: string): string {
  const written = new URLSearchParams(query);
  if (value === "") written.delete(name);
  else written.set(name, value);
  return `${written}`;
}

/**
 * The viewer's course settings, kept up to date. If this browser knows no course, it is the one in which they last
 * passed something.
 */
export function useCourseSettings(): CourseSettings {
  const settings = readCourseSettings(usePreferences(), useLocale());
  const { progress } = usePassedExercises();
  return { ...settings, course: settings.course ?? lastPassedCourse(progress) };
}
