import { loadCatalogue } from "../../platform/locale/i18n";
import { browserPreferences } from "../../platform/preferences/usePreferences";

import type { Keyboard } from "./Keyboard";

/** The picture of the keyboard, and its words in the browser's language. In the browser only. */
export async function loadKeyboard(): Promise<{ readonly default: typeof Keyboard }> {
  const [module] = await Promise.all([import("./Keyboard"), loadCatalogue("keyboard", browserPreferences().locale())]);
  return { default: module.Keyboard };
}
