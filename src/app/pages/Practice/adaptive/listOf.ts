import type { Locale } from "../../../platform/locale/Locale";

/** Several letters in a sentence: "e, n and a". */
export function listOf(keys: readonly string[], locale: Locale): string {
  // Without the comma before "and", as elsewhere on these pages.
  return new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale, { type: "conjunction" }).format(keys);
}
