import { useLingui } from "@lingui/react";
import type { Locale } from "./Locale";

/** The current language of the interface, for numbers, dates and lists. */
export function useLocale(): Locale {
  // Each instance has one language (i18n.ts).
  return useLingui().i18n.locale as Locale;
}
