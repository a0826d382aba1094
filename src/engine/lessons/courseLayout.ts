import type { LayoutId } from "../keyboards/KeyboardLayout";
import type { Course, CourseId } from "./Course";
import { courses } from "./courses";

/** The keyboard that a course is about. */
export const courseLayouts: Readonly<Record<CourseId, LayoutId>> = {
  "us-intl": "us-international",
  us: "us",
  "be-azerty": "belgian",
};

/** The course of a keyboard layout by its name; null when there is none, or no such layout. */
export function courseForLayout(layout: string): Course | null {
  return courses.find(({ id }) => courseLayouts[id] === layout) ?? null;
}
