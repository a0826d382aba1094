import { useLingui } from "@lingui/react";
import type { Locale } from "./Locale";

/** The language of the interface as it is shown now, for numbers, dates and lists. */
export function useLocale(): Locale {
  // Each instance is of one language (i18n.ts).
  return useLingui().i18n.locale as Locale;
}
