import type { LanguageEntry } from "../LanguageEntry";

export const de = {
  name: "Deutsch",
  beta: "Beta",
  locale: "de-DE",
  direction: "ltr",
  quotes: ["„", "“"],
  speedUnit: "CPM",
  specialLetters: "äöüß",
  roleWords: "TEACHER_PUPIL",
  layouts: ["german"],
  has: ["lessons", "passages", "examTexts", "passPhraseWords"],
  loaders: async () => (await import("./loaders.ts")).loaders,
  stopped: { title: "Typeloop läuft nicht mehr", action: "Lade die Seite neu. Was gespeichert war, ist noch da." },
} as const satisfies LanguageEntry;
