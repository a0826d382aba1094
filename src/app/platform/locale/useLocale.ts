import { useLingui } from "@lingui/react";
import { type InterfaceLanguage, languageOfLocale, type Locale } from "../../../contract/languages/languages";

/** The current locale of the interface, for numbers, dates and lists. */
export function useLocale(): Locale {
  // Each instance has one language (i18n.ts).
  return useLingui().i18n.locale as Locale;
}

/** The current language of the interface. */
export function useLanguage(): InterfaceLanguage {
  return languageOfLocale(useLocale());
}
