/** The languages of the interface. The first is the default and the fallback for a missing translation. */
export const locales = ["en-US", "nl-NL"] as const;

export type Locale = (typeof locales)[number];

/** What each is called in itself: who looks for it reads nothing else. */
export const localeNames: Readonly<Record<Locale, string>> = { "en-US": "English", "nl-NL": "Nederlands" };

/**
 * The interface's language for somebody who reads these (BCP 47, the favourite first); the default when none of them is
 * ours.
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
