import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import TextPracticeQueryParameters from "../../../../__generated__/TextPracticeQuery$parameters";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery, sameForEverybody } from "../../relay/routeQuery";
import { earlyPart, type RouteHandle } from "../../rendering/partsOf";
import type { FirstChallenge } from "./FirstChallenge";
import { loadWords } from "./loadWords";
import { PracticePage } from "./PracticePage";
import { readSettings } from "./practiceSettings";

/**
 * Practice: typable at once. Starts to load what is to be typed: a text of the library, or the words of the language where they do not stand in the page.
 */
export function createPracticeRoute(environment: IEnvironment, preferences: PreferenceStore, firstChallenge: FirstChallenge): RouteObject {
  return {
    index: true,
    handle: { parts: [earlyPart] } satisfies RouteHandle,
    loader: async ({ request }) => {
      const { mode, language } = readSettings(new URL(request.url).searchParams, preferences);
      if (mode.kind === "text") {
        import("./TextPractice").catch(() => undefined);
        return loadRouteQuery(environment, TextPracticeQueryParameters, { language: language === "nl" ? "NL" : "EN", not: null }, request.signal, sameForEverybody);
      }
      const challenge = await firstChallenge({ mode, language });
      if (challenge !== null) return challenge;
      // The page awaits them itself, and says so when they do not come.
      loadWords(language).catch(() => undefined);
      return null;
    },
    Component: PracticePage,
  };
}
