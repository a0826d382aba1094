import { builder } from "./builder";

/** Languages of texts and practice. */
export const LanguageEnum = builder.enumType("Language", {
  description: "A language of texts and practice.",
  values: { EN: { value: "en" }, NL: { value: "nl" } } as const,
});

export const DifficultyEnum = builder.enumType("Difficulty", {
  description: "How hard a text is to type.",
  values: ["EASY", "MEDIUM", "HARD"] as const,
});
