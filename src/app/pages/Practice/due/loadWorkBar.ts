import { loadCatalogue } from "../../../platform/locale/i18n";
import { browserPreferences } from "../../../platform/preferences/usePreferences";

import type { WorkBar } from "./WorkBar";

/** What a coach has set, as one line for the pages where it is done, and its words in the browser's language. */
export async function loadWorkBar(): Promise<{ readonly default: typeof WorkBar }> {
  const [module] = await Promise.all([
    import("./WorkBar"),
    loadCatalogue("PracticeDue", browserPreferences().locale()),
  ]);
  return { default: module.WorkBar };
}
