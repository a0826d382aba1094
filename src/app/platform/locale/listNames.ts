import { languageOfLocale, languages, type Locale } from "../../../contract/languages/languages";

/** Names in a sentence: "Ada, Ben and Cleo". */
export function listNames(names: readonly string[], locale: Locale, type: Intl.ListFormatType = "conjunction"): string {
  const { listLocale = locale } = languages[languageOfLocale(locale)];
  return new Intl.ListFormat(listLocale, { type }).format(names);
}
