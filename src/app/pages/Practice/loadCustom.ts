import { loadCatalogue } from "../../platform/locale/i18n";
import { browserPreferences } from "../../platform/preferences/usePreferences";

import type { CustomPractice } from "./custom/CustomPractice";

/** The mode of texts that somebody chooses, which the browser alone draws, and its words in the browser's language. */
export async function loadCustom(): Promise<{ readonly default: typeof CustomPractice }> {
  // First: where there is no browser it throws, and nothing must have begun to load.
  const locale = browserPreferences().locale();
  const [module] = await Promise.all([import("./custom/CustomPractice"), loadCatalogue("PracticeCustom", locale)]);
  return { default: module.CustomPractice };
}
