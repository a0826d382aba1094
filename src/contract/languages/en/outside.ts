import type { OutsideTexts } from "../LanguageEntry";

export const outside: OutsideTexts = {
  description: "Learn to type and race each other live. Practice and the course work without a network.",
  practice: "Practice",
  course: "Course",
  race: "Race",
  progress: "Progress",
  needsJavaScript: "Typeloop needs JavaScript.",
  noPage: "There is no page here",
  noForms: "Typeloop needs JavaScript to send this. Nothing was sent on.",
};
