/** The languages of the interface. The first is the default and the fallback for a missing translation. */
export const locales = ["en-US", "nl-NL"] as const;

export type Locale = (typeof locales)[number];

/** The name of each language in that language, for people who read no other. */
export const localeNames: Readonly<Record<Locale, string>> = { "en-US": "English", "nl-NL": "Nederlands" };

/**
 * The interface's language for a browser with these languages (BCP 47, preferred first); the default if none is
 * supported.
 */
export function matchLocale(languages: readonly string[]): Locale {
  const speaks = (language: string) =>
    locales.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase());
  for (const language of languages) {
    const locale = speaks(language);
    if (locale !== undefined) return locale;
  }
  return locales[0];
}
