import { type Language, languageCodes, type Locale } from "../../../contract/languages/languages";

const names = new Map<Locale, Intl.DisplayNames>();

/** The name of a language within a sentence of the interface: "Dutch", in French "néerlandais". */
export function languageName(language: Language, locale: Locale): string {
  const cached = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "language" });
  names.set(locale, cached);
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
  languages: readonly Language[] = languageCodes,
): readonly { readonly value: Language; readonly label: string }[] {
  return languages.map((value) => ({ value, label: languageLabel(value, locale) }));
}
