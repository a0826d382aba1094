import { toWireLanguage } from "../../../contract/languages/languages";
import TextPracticeQueryParameters from "../../../../__generated__/LibraryPracticeTextPracticeQuery$parameters";
import type { PageLoader } from "../../Page";
import { loadCatalog } from "../../platform/locale/i18n";
import { loadRouteQuery, publicResponse } from "../../relay/routeQuery";
import "../../features/text/clearPersonalStorage";
import { loadWordMaker } from "./challenge";
import { hasWords, isFromLibrary, readSettings } from "./practiceSettings";
import type { LoadedPractice, practices } from "./practices";

/**
 * Starts to load what will be typed: a library text, or the words of the language if they are not in the page. Data
 * that is only in the browser (learned keys, own texts) is loaded by its component.
 */
export const loadPracticePage: PageLoader = async ({ request }, { environment, preferences, firstChallenge }) => {
  const settings = readSettings(new URL(request.url).searchParams, preferences);
  const { mode, language } = settings;
  const { layout } = preferences.current();
  if (!hasWords(mode)) {
    // The server does not load what only the browser renders.
    if (isFromLibrary(mode) || typeof window !== "undefined") loadPractice(mode.kind).catch(() => undefined);
    if (!isFromLibrary(mode)) return null;
    // The browser loads them with the component.
    if (typeof window === "undefined") await loadCatalog("PracticeText", preferences.locale());
    return loadRouteQuery(
      environment,
      TextPracticeQueryParameters,
      { language: toWireLanguage(language), not: null, length: mode.kind === "quote" ? "SHORT" : null },
      request.signal,
      publicResponse,
    );
  }
  const challenge = await firstChallenge(settings, layout);
  if (challenge !== null) return challenge;
  // The page awaits them itself, and reports a failure.
  loadWordMaker(settings, layout).catch(() => undefined);
  return null;
};

/** Loads the component of a mode other than common words. */
export async function loadPractice(kind: keyof typeof practices): Promise<LoadedPractice> {
  return (await import("./practices")).practices[kind]();
}
