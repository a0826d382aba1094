import type { LanguageEntry } from "../LanguageEntry";

export const en = {
  name: "English",
  locale: "en-US",
  // Without a comma before "and".
  listLocale: "en-GB",
  direction: "ltr",
  quotes: ["“", "”"],
  specialLetters: "",
  speedUnit: "WPM",
  layouts: ["us", "uk"],
  has: ["lessons", "passages", "examTexts", "passPhraseWords"],
  loaders: async () => (await import("./loaders.ts")).loaders,
  stopped: { title: "Typeloop has stopped", action: "Load the page again. What was saved is safe." },
} as const satisfies LanguageEntry;
