import { loadCatalogue } from "../../platform/locale/i18n";
import type { Locale } from "../../platform/locale/Locale";
import { loadErrorMessages } from "../../ui/errorMessages";
import type { RunSummary } from "./RunSummary";

/**
 * What shows a finished run, measures and saves it: loaded once the page is idle, and what may have to be said of it.
 */
export async function loadRunSummary(locale: Locale): Promise<typeof RunSummary> {
  void loadErrorMessages(locale);
  import("../../typing/keyboard/LayoutQuestionSlot").then(
    ({ prepareLayoutQuestion }) => prepareLayoutQuestion(locale),
    () => undefined,
  );
  const [module] = await Promise.all([import("./RunSummary"), loadCatalogue("figures", locale)]);
  return module.RunSummary;
}
