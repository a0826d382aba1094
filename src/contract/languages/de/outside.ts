import type { OutsideTexts } from "../LanguageEntry";

export const outside: OutsideTexts = {
  description: "Lerne tippen und tritt live gegen andere an. Üben und der Kurs gehen auch ohne Internet.",
  practice: "Üben",
  course: "Kurs",
  race: "Rennen",
  progress: "Fortschritt",
  needsJavaScript: "Typeloop braucht JavaScript.",
  noPage: "Diese Seite gibt es nicht",
  noForms: "Typeloop braucht JavaScript, um das zu senden. Es wurde nichts gesendet.",
};
