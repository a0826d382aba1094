import TextPracticeQueryParameters from "../../../../__generated__/LibraryPracticeTextPracticeQuery$parameters";
import type { PageLoader } from "../../Page";
import { loadRouteQuery, sameForEverybody } from "../../relay/routeQuery";
import "../../features/text/ownStore";
import { loadWordMaker } from "./wordMaker";
import { hasWords, readSettings } from "./practiceSettings";
import type { LoadedPractice, practices } from "./practices";

/**
 * Starts to load what is to be typed: a text of the library, or the words of the language where they are not in the
 * page. What the browser alone has (learnt keys, own texts) is loaded by the part that shows it.
 */
export const loadPracticePage: PageLoader = async ({ request }, { environment, preferences, firstChallenge }) => {
  const settings = readSettings(new URL(request.url).searchParams, preferences);
  const { mode, language } = settings;
  const { layout } = preferences.current();
  if (!hasWords(mode)) {
    // What the browser alone draws is not for the server to load.
    if (mode.kind === "text" || typeof window !== "undefined") loadPractice(mode.kind).catch(() => undefined);
    if (mode.kind !== "text") return null;
    return loadRouteQuery(
      environment,
      TextPracticeQueryParameters,
      { language: language === "nl" ? "NL" : "EN", not: null },
      request.signal,
      sameForEverybody,
    );
  }
  const challenge = await firstChallenge(settings, layout);
  if (challenge !== null) return challenge;
  // The page awaits them itself, and reports when they do not come.
  loadWordMaker(settings, layout).catch(() => undefined);
  return null;
};

/** What practises a mode that is not of common words. */
export async function loadPractice(kind: keyof typeof practices): Promise<LoadedPractice> {
  return (await import("./practices")).practices[kind]();
}
