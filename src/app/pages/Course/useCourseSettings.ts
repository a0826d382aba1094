import { lastPassedCourse } from "../../../engine/lessons/courseProgress";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { type CourseSettings, readCourseSettings } from "./courseSettings";
import { useCourseSteps } from "./progress/useCourseSteps";

/**
 * How whoever looks follows a course, kept up to date. Where this browser was told of none, it is the one in which they
 * passed something last.
 */
export function useCourseSettings(): CourseSettings {
  const settings = readCourseSettings(usePreferences(), useLocale());
  const { progress } = useCourseSteps();
  return { ...settings, course: settings.course ?? lastPassedCourse(progress) };
}
