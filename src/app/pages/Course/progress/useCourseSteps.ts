import { useSyncExternalStore } from "react";
import { type CourseSteps, nothingPassed, readCourseSteps, subscribeToCourseSteps } from "./courseSteps";

const atFirst = (): CourseSteps => nothingPassed;

/** How far somebody is in the courses, kept up to date. */
export function useCourseSteps(): CourseSteps {
  return useSyncExternalStore(subscribeToCourseSteps, readCourseSteps, atFirst);
}
