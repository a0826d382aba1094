import { loadCatalogue } from "../../../platform/locale/catalogues";
import type { Locale } from "../../../platform/locale/Locale";
import { keyboardMessages } from "../../../typing/keyboard/keyboardMessages";
import { adaptiveMessages } from "./adaptiveMessages";

/** The sentences that the adaptive mode needs, in one language. */
export async function loadMessages(locale: Locale): Promise<void> {
  await Promise.all([loadCatalogue(adaptiveMessages, locale), loadCatalogue(keyboardMessages, locale)]);
}
