import { type Language, findLanguage, languageOfLocale } from "../../../contract/languages/languages";
import { codeLists, commonLists, DEFAULT_LIST, isCodeList, type WordList } from "../../../contract/wordLists";
import {
  isLength,
  TIME_BOUNDS,
  TIME_MODES,
  WORD_BOUNDS,
  WORD_MODES,
  type PracticeMode,
  type WordMode,
  keyRules,
  type KeyRule,
} from "../../../engine/practice/PracticeMode";
import type { PreferenceStore, Preferences } from "../../platform/preferences/Preferences";

/** The practice settings: mode and length of a run, language, and additions to the words. */
export type PracticeSettings = {
  readonly mode: PracticeMode;
  readonly language: Language;
  /** Whether the user chose the language; until then it is the interface's. */
  readonly hasLanguage: boolean;
  readonly punctuation: boolean;
  readonly numbers: boolean;
  /** What words are drawn from. */
  readonly list: WordList;
};

/** All modes in the bar, in order. */
export const practiceModes: readonly PracticeMode[] = [
  ...TIME_MODES.map((seconds) => ({ kind: "time", seconds }) as const),
  ...WORD_MODES.map((count) => ({ kind: "words", count }) as const),
  { kind: "quote" },
  { kind: "text" },
  { kind: "adaptive" },
  { kind: "custom" },
  { kind: "zen" },
];

/** Whether a run is of common words, which may have numbers and punctuation. */
export function hasWords(mode: PracticeMode): mode is WordMode {
  return mode.kind === "time" || mode.kind === "words";
}

/** Whether a run is of a text of the library. */
export function isFromLibrary({ kind }: PracticeMode): boolean {
  return kind === "text" || kind === "quote";
}

/** A mode's name in the address: `time-30`, `words-25`, `text`. */
export function modeName(mode: PracticeMode): string {
  if (mode.kind === "time") return `time-${mode.seconds}`;
  return mode.kind === "words" ? `words-${mode.count}` : mode.kind;
}

/** A word list's name in the address: `200`, `python`, `html_css`. */
function listName(list: WordList): string {
  return list.replace("COMMON_", "").toLowerCase();
}

/** The settings as the query of an address, without a language that was not chosen. */
export function settingsQuery({ mode, language, hasLanguage, punctuation, numbers, list }: PracticeSettings): string {
  const named = list === DEFAULT_LIST ? "" : `&list=${listName(list)}`;
  const extras = `${punctuation ? "&punctuation=1" : ""}${numbers ? "&numbers=1" : ""}${named}`;
  return `?mode=${modeName(mode)}${hasLanguage ? `&language=${language}` : ""}${extras}`;
}

/**
 * The settings in the address; if it has none that are known, the last ones; otherwise 30 seconds of words. Without a
 * chosen language, it is the interface's.
 */
export function readSettings(query: URLSearchParams, preferences: PreferenceStore): PracticeSettings {
  const last = new URLSearchParams(preferences.current().practice);
  const named = findMode(query.get("mode"));
  const language = findLanguage(query.get("language")) ?? findLanguage(last.get("language"));
  // An address that names a mode is complete: additions that it does not mention are off.
  const chosen = named === undefined ? last : query;
  const list = findList(chosen.get("list"));
  const isOn = (name: string) => !isCodeList(list) && chosen.get(name) === "1";
  return {
    mode: named ?? findMode(last.get("mode")) ?? { kind: "time", seconds: 30 },
    language: language ?? languageOfLocale(preferences.locale()),
    hasLanguage: language !== null,
    punctuation: isOn("punctuation"),
    numbers: isOn("numbers"),
    list,
  };
}

function findList(name: string | null): WordList {
  return [...commonLists, ...codeLists].find((list) => listName(list) === name) ?? DEFAULT_LIST;
}

function findMode(name: string | null): PracticeMode | undefined {
  const [kind, length] = name?.split("-") ?? [];
  const amount = Number(length);
  if (kind === "time" && isLength(TIME_BOUNDS, amount)) return { kind, seconds: amount };
  if (kind === "words" && isLength(WORD_BOUNDS, amount)) return { kind, count: amount };
  return practiceModes.find((mode) => modeName(mode) === name);
}

/** How somebody practices, whatever the text. */
export type RunOptions = {
  readonly keyRule: KeyRule | null;
  /** Whether what is typed is not marked as right or wrong before the end. */
  readonly isBlind: boolean;
  /** The ghost: `best`, `median`, `group`, `today`, or a number of words per minute. Empty for none. */
  readonly ghost: string;
};

/** The remembered options. Unknown ones are off. */
export function readOptions({ options }: Pick<Preferences, "options">): RunOptions {
  const written = new URLSearchParams(options);
  return {
    keyRule: keyRules.find((rule) => rule === written.get("keys")) ?? null,
    isBlind: written.has("blind"),
    ghost: written.get("pace") ?? "",
  };
}
