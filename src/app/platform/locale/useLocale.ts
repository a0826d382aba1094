import type { Locale } from "./Locale";
import { useLingui } from "./useLingui";

/** The language of the interface, as it is shown now; for figures and whatever else is written by language. */
export function useLocale(): Locale {
  return useLingui().locale;
}
