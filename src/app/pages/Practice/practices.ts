import { browserPreferences } from "../../platform/preferences/usePreferences";
import type { AdaptivePractice } from "./adaptive/AdaptivePractice";
import { loadCatalog, loadWithCatalog } from "../../platform/locale/i18n";
import type { CustomPractice } from "./custom/CustomPractice";
import type { ComponentType } from "react";
import type { Language } from "../../../contract/languages/languages";
import type { PracticeMode } from "../../../engine/practice/PracticeMode";

/** Loads the texts of the library. The server has loaded their messages by then (loadPracticePage.ts). */
async function loadLibrary<Name extends "LibraryPractice" | "QuotePractice">(name: Name) {
  const code = import("./LibraryPractice");
  const module = await (typeof window === "undefined" ? code : loadWithCatalog("PracticeText", code));
  return { default: module[name] };
}

/** Loads the adaptive mode in the browser's language. Only in the browser. */
async function loadAdaptive(): Promise<{ readonly default: typeof AdaptivePractice }> {
  const { openAdaptive } = await import("./adaptive/AdaptivePractice");
  return openAdaptive(browserPreferences().locale());
}

/** Loads the custom mode, which only the browser renders, with its messages in the browser's language. */
async function loadCustom(): Promise<{ readonly default: typeof CustomPractice }> {
  // First, because it throws outside a browser, before anything has started to load.
  const locale = browserPreferences().locale();
  const [module] = await Promise.all([import("./custom/CustomPractice"), loadCatalog("PracticeCustom", locale)]);
  return { default: module.CustomPractice };
}

/** A component that practices one mode, as for React's `lazy`. */
export type LoadedPractice = { readonly default: ComponentType<{ readonly language: Language }> };

/** The modes other than common words. Loaded lazily, so that the first visit does not load the code of others. */
export const practices: Readonly<
  Record<Exclude<PracticeMode["kind"], "time" | "words">, () => Promise<LoadedPractice>>
> = {
  text: () => loadLibrary("LibraryPractice"),
  quote: () => loadLibrary("QuotePractice"),
  adaptive: loadAdaptive,
  custom: loadCustom,
  zen: async () => {
    const module = await loadWithCatalog("PracticeOptions", import("./options/ZenPractice"));
    return { default: module.ZenPractice };
  },
};
