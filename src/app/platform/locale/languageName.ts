import {
  type Language,
  languageCodes,
  type Locale,
  languageOfLocale,
  languages,
} from "../../../contract/languages/languages";
import { useLocale } from "./useLocale";

const displayNames = new Map<Locale, Intl.DisplayNames>();

/** The name of a language within a sentence of the interface: "Dutch", in French "néerlandais". */
export function languageName(language: Language, locale: Locale): string {
  const cached = displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: "language" });
  displayNames.set(locale, cached);
  return cached.of(language) ?? language;
}

/** The same with a capital, for use outside a sentence. */
export function languageLabel(language: Language, locale: Locale): string {
  const name = languageName(language, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The choices of a language, in the order of the table. */
export function languageOptions(
  locale: Locale,
  choices: readonly Language[] = languageCodes,
): readonly { readonly value: Language; readonly label: string }[] {
  return choices.map((value) => ({ value, label: languageLabel(value, locale) }));
}

/** Names in a sentence: "Ada, Ben and Cleo". */
export function listNames(names: readonly string[], locale: Locale, type: Intl.ListFormatType = "conjunction"): string {
  const { listLocale = locale } = languages[languageOfLocale(locale)];
  return new Intl.ListFormat(listLocale, { type }).format(names);
}

/** The names of languages in a sentence, that of the interface first: "English and Dutch". */
export function useLanguageList(listed: readonly Language[], type?: Intl.ListFormatType): string {
  const locale = useLocale();
  const own = languageOfLocale(locale);
  const ownFirst = listed.toSorted((one, other) => Number(other === own) - Number(one === own));
  return listNames(
    ownFirst.map((language) => languageName(language, locale)),
    locale,
    type,
  );
}
