import { DEFAULT_LOCALE, languageOfLocale, type Locale, locales } from "../../../contract/languages/languages";

/**
 * The interface's language for a browser with these languages (BCP 47, preferred first); the default if none is
 * supported.
 */
export function matchLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [code] = language.toLowerCase().split("-");
    const locale = locales.find((each) => languageOfLocale(each) === code);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
