import { browserPreferences } from "../../platform/preferences/usePreferences";
import type { AdaptivePractice } from "./adaptive/AdaptivePractice";
import { loadCatalogue } from "../../platform/locale/i18n";
import type { CustomPractice } from "./custom/CustomPractice";
import type { ComponentType } from "react";
import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";

/** The adaptive mode, in the browser's language. In the browser only. */
async function loadAdaptive(): Promise<{ readonly default: typeof AdaptivePractice }> {
  const { openAdaptive } = await import("./adaptive/AdaptivePractice");
  return openAdaptive(browserPreferences().locale());
}

/** The mode of texts that somebody chooses, which the browser alone draws, and its words in the browser's language. */
async function loadCustom(): Promise<{ readonly default: typeof CustomPractice }> {
  // First: where there is no browser it throws, and nothing must have begun to load.
  const locale = browserPreferences().locale();
  const [module] = await Promise.all([import("./custom/CustomPractice"), loadCatalogue("PracticeCustom", locale)]);
  return { default: module.CustomPractice };
}

/** A component that practises one mode, as React's `lazy` takes it. */
export type LoadedPractice = { readonly default: ComponentType<{ readonly language: Language }> };

/** The modes that are not of common words: the first visit need not know how each is loaded. */
export const practices: Readonly<
  Record<Exclude<PracticeMode["kind"], "time" | "words">, () => Promise<LoadedPractice>>
> = {
  text: async () => ({ default: (await import("./LibraryPractice")).LibraryPractice }),
  adaptive: loadAdaptive,
  custom: loadCustom,
};
