import type { LanguageEntry } from "../LanguageEntry";

export const nl = {
  name: "Nederlands",
  locale: "nl-NL",
  direction: "ltr",
  quotes: ["“", "”"],
  specialLetters: "éèëïöü",
  speedUnit: "CPM",
  roleWords: "TEACHER_PUPIL",
  layouts: ["us-international", "belgian", "dutch"],
  countryLayouts: { BE: "belgian" },
  has: ["lessons", "passages", "examTexts", "passPhraseWords"],
  loaders: async () => (await import("./loaders.ts")).loaders,
  stopped: { title: "Typeloop is gestopt", action: "Laad de pagina opnieuw. Wat was opgeslagen, is veilig." },
} as const satisfies LanguageEntry;
