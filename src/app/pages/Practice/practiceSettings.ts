import { TIME_MODES, WORD_MODES, type Language, type PracticeMode } from "../../../engine/practice/PracticeMode";

/** What is practised: the length of a run and its language. */
export type PracticeSettings = { readonly mode: PracticeMode; readonly language: Language };

const KEY = "typeloop-practice";

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

/** What the address says; where it says nothing that is known, what was chosen last; else 30 seconds in the browser's language. */
export function readSettings(query: URLSearchParams): PracticeSettings {
  const remembered = new URLSearchParams(recall());
  return {
    mode: findMode(query.get("mode")) ?? findMode(remembered.get("mode")) ?? { kind: "time", seconds: 30 },
    language: findLanguage(query.get("language")) ?? findLanguage(remembered.get("language")) ?? browserLanguage(),
  };
}

/** Keeps the settings for the next visit of this browser. */
export function rememberSettings(settings: PracticeSettings): void {
  try {
    localStorage.setItem(KEY, settingsQuery(settings));
  } catch {
    // A browser that forbids storage begins with the standard each time.
  }
}

function recall(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function findMode(name: string | null): PracticeMode | undefined {
  return practiceModes.find((mode) => modeName(mode) === name);
}

function findLanguage(name: string | null): Language | undefined {
  return name === "en" || name === "nl" ? name : undefined;
}

function browserLanguage(): Language {
  return navigator.language.startsWith("nl") ? "nl" : "en";
}
