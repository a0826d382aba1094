import { loadCatalogue } from "../../../platform/locale/i18n";
import type { Locale } from "../../../platform/locale/Locale";
import { AdaptivePractice } from "./AdaptivePractice";

/** The adaptive mode, and its sentences in one language. */
export async function openAdaptive(locale: Locale): Promise<{ readonly default: typeof AdaptivePractice }> {
  await Promise.all([loadCatalogue("PracticeAdaptive", locale), loadCatalogue("keyboard", locale)]);
  return { default: AdaptivePractice };
}
