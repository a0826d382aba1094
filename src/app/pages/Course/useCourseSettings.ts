import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { type CourseSettings, readCourseSettings } from "./courseSettings";

/** How whoever looks follows a course, kept up to date. */
export function useCourseSettings(): CourseSettings {
  return readCourseSettings(usePreferences(), useLocale());
}
