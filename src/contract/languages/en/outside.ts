import type { OutsideTexts } from "../LanguageEntry";

export const outside: OutsideTexts = {
  description: "Learn to type and race each other live. Practice and the course also work offline.",
  practice: "Practice",
  course: "Course",
  race: "Race",
  progress: "Progress",
  needsJavaScript: "Typeloop needs JavaScript.",
  noPage: "Page not found",
  noForms: "Typeloop needs JavaScript to send this. Nothing was sent.",
};
