import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
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

const layouts = {
  US: { value: "us" },
  US_INTERNATIONAL: { value: "us-international", description: "With dead keys: ' \" ^ ~ `." },
  DUTCH: { value: "dutch" },
  BELGIAN: { value: "belgian", description: "AZERTY." },
  FRENCH: { value: "french", description: "AZERTY." },
  GERMAN: { value: "german", description: "QWERTZ." },
  UK: { value: "uk" },
  DVORAK: { value: "dvorak" },
  COLEMAK: { value: "colemak" },
} as const satisfies Readonly<Record<string, { readonly value: LayoutId; readonly description?: string }>>;

/** The keyboards of the engine. */
export const KeyboardLayoutEnum = builder.enumType("KeyboardLayout", {
  description: "A keyboard layout (src/engine/keyboards).",
  values: layouts,
});
