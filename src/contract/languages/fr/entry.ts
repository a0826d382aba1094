import type { LanguageEntry } from "../LanguageEntry";

export const fr = {
  name: "Français",
  beta: "bêta",
  locale: "fr-FR",
  direction: "ltr",
  quotes: ["«\u202f", "\u202f»"],
  speedUnit: "WPM",
  specialLetters: "àâçéèêëîïôùûü",
  roleWords: "TEACHER_PUPIL",
  layouts: ["french", "belgian"],
  countryLayouts: { BE: "belgian" },
  has: ["lessons", "passages", "examTexts", "passPhraseWords"],
  loaders: async () => (await import("./loaders.ts")).loaders,
  stopped: { title: "Typeloop s’est arrêté", action: "Recharge la page. Ce qui était enregistré est toujours là." },
} as const satisfies LanguageEntry;
