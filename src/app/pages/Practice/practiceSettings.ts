import { TIME_MODES, WORD_MODES, type Language, type PracticeMode } from "../../../engine/practice/PracticeMode";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";

/** What is practised: the length of a run and its language. */
export type PracticeSettings = { readonly mode: PracticeMode; readonly language: Language };

/** All modes that the bar offers, in its order. */
export const practiceModes: readonly PracticeMode[] = [
  ...TIME_MODES.map((seconds) => ({ kind: "time", seconds }) as const),
  ...WORD_MODES.map((count) => ({ kind: "words", count }) as const),
  { kind: "text" },
];

/** A mode as the address says it: `time-30`, `words-25`, `text`. */
export function modeName(mode: PracticeMode): string {
  if (mode.kind === "text") return "text";
  return mode.kind === "time" ? `time-${mode.seconds}` : `words-${mode.count}`;
}

/** The settings as the query of an address. */
export function settingsQuery({ mode, language }: PracticeSettings): string {
  return `?mode=${modeName(mode)}&language=${language}`;
}

/**
 * What the address says; where it says nothing that is known, what was chosen last; else 30 seconds of words.
 * The language of who has chosen none is the interface's.
 */
export function readSettings(query: URLSearchParams, preferences: PreferenceStore): PracticeSettings {
  const last = new URLSearchParams(preferences.current().practice);
  return {
    mode: findMode(query.get("mode")) ?? findMode(last.get("mode")) ?? { kind: "time", seconds: 30 },
    language: findLanguage(query.get("language")) ?? findLanguage(last.get("language")) ?? (preferences.locale() === "nl-NL" ? "nl" : "en"),
  };
}

function findMode(name: string | null): PracticeMode | undefined {
  return practiceModes.find((mode) => modeName(mode) === name);
}

function findLanguage(name: string | null): Language | undefined {
  return name === "en" || name === "nl" ? name : undefined;
}
