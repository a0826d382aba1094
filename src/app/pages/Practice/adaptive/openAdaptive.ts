import { loadCatalogue } from "../../../platform/locale/catalogues";
import type { Locale } from "../../../platform/locale/Locale";
import { keyboardMessages } from "../../../typing/keyboard/keyboardMessages";
import { adaptiveMessages } from "./adaptiveMessages";
import { AdaptivePractice } from "./AdaptivePractice";

/** The adaptive mode, and its sentences in one language. */
export async function openAdaptive(locale: Locale): Promise<{ readonly default: typeof AdaptivePractice }> {
  await Promise.all([loadCatalogue(adaptiveMessages, locale), loadCatalogue(keyboardMessages, locale)]);
  return { default: AdaptivePractice };
}
