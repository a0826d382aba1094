import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { ExerciseMaterial } from "../../engine/lessons/lessonKeys";
import { de } from "./de/entry.ts";
import { en } from "./en/entry.ts";
import { fr } from "./fr/entry.ts";
import type { LanguageEntry, LanguageParts, OptionalPart, PagePart, PartName } from "./LanguageEntry.ts";
import { nl } from "./nl/entry.ts";

// Imports have extensions here, because the build's configuration needs the table too.

/**
 * The languages of the interface and of texts, in the order on screen. The first is the default and the fallback for
 * what another language lacks.
 */
const table = { en, nl, fr, de } as const satisfies Readonly<Record<string, LanguageEntry>>;

type Table = typeof table;

/** The code of a language. It is also the name of its folder. */
export type Language = keyof Table;

/** A language in the schema. */
export type WireLanguage = Uppercase<Language>;

/** A language that has a part. */
export type LanguageWith<Part extends OptionalPart | PagePart> = {
  [Code in Language]: Part extends "words" | Table[Code]["has"][number] ? Code : never;
}[Language];

/** A language that the interface speaks. */
export type InterfaceLanguage = {
  [Code in Language]: Table[Code] extends { readonly stopped: object } ? Code : never;
}[Language];

/** The locale of a language that the interface speaks. */
export type Locale = Table[InterfaceLanguage]["locale"];

export const languages: Readonly<Record<Language, LanguageEntry>> = table;

export const languageCodes = Object.keys(table) as [Language, ...Language[]];

export const DEFAULT_LANGUAGE: InterfaceLanguage = "en";

export const interfaceLanguages = languageCodes.filter(
  (code): code is InterfaceLanguage => languages[code].stopped !== undefined,
);

export const DEFAULT_LOCALE = table[DEFAULT_LANGUAGE].locale;

export const locales: readonly Locale[] = interfaceLanguages.map((code) => table[code].locale);

/** The language with a stored or received code; null for a code that is not in the table. */
export function findLanguage(code: unknown): Language | null {
  return languageCodes.find((each) => each === code) ?? null;
}

/** What a page says that cannot start. */
export function stoppedTexts(language: InterfaceLanguage): { readonly title: string; readonly action: string } {
  return table[language].stopped;
}

/** The language of a locale of the interface. */
export function languageOfLocale(locale: Locale): InterfaceLanguage {
  return interfaceLanguages.find((code) => table[code].locale === locale) ?? DEFAULT_LANGUAGE;
}

/** The name of a language in itself, as on screen. */
export function nativeName(code: Language): string {
  const { name, beta } = languages[code];
  return beta === undefined ? name : `${name} (${beta})`;
}

export function toWireLanguage<Code extends Language>(language: Code): Uppercase<Code> {
  return language.toUpperCase() as Uppercase<Code>;
}

/** The language with a name of the schema; the default for one that a newer server knows. */
export function fromWireLanguage(name: string): Language {
  return findWireLanguage(name) ?? DEFAULT_LANGUAGE;
}

/** The same, but null for an unknown name. */
export function findWireLanguage(name: unknown): Language | null {
  return languageCodes.find((code) => toWireLanguage(code) === name) ?? null;
}

/** The languages that have a part. */
export function languagesWith(part: OptionalPart | PagePart): readonly Language[] {
  return languageCodes.filter((code) => part === "words" || languages[code].has.includes(part));
}

/** The language if it has a part, otherwise the default. */
export function withPart<Part extends OptionalPart | PagePart>(language: Language, part: Part): LanguageWith<Part> {
  return (languagesWith(part).includes(language) ? language : DEFAULT_LANGUAGE) as LanguageWith<Part>;
}

/**
 * Loads a part of a language.
 * @throws if the language does not have it: see {@link languagesWith}.
 */
export async function loadPart<Name extends PartName>(language: Language, name: Name): Promise<LanguageParts[Name]> {
  const load = (await languages[language].loaders())[name] as (() => Promise<LanguageParts[Name]>) | undefined;
  if (load === undefined) throw new Error(`${language} has no ${name}`);
  return load();
}

/** The most common keyboard for a language, used until the user has chosen one. */
export function usualLayout(language: Language): LayoutId {
  return languages[language].layouts[0];
}

/**
 * The keyboard of the country that a browser names with its first language (BCP 47, "fr-BE"); null if it names none, or
 * one with the usual keyboard of that language.
 */
export function countryLayout([first = ""]: readonly string[]): LayoutId | null {
  const [code, ...rest] = first.split("-");
  const language = findLanguage(code?.toLowerCase());
  const layouts = language === null ? undefined : languages[language].countryLayouts;
  return rest.map((part) => layouts?.[part.toUpperCase()]).find((layout) => layout !== undefined) ?? null;
}

/** What the exercises of the course are made of in a language that has lessons. */
export async function loadExerciseMaterial(language: Language): Promise<ExerciseMaterial> {
  const [lessons, words] = await Promise.all([loadPart(language, "lessons"), loadPart(language, "words")]);
  return { ...lessons, words };
}
