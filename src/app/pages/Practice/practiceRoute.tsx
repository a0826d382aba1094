import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import TextPracticeQueryParameters from "../../../../__generated__/TextPracticeQuery$parameters";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery, sameForEverybody } from "../../relay/routeQuery";
import { earlyPart, type RouteHandle } from "../../rendering/partsOf";
import "./custom/store/forgetOwn";
import type { FirstChallenge } from "./FirstChallenge";
import { loadPractice } from "./loadPractice";
import { loadWordMaker } from "./loadWordMaker";
import { PracticePage } from "./PracticePage";
import { hasWords, readSettings } from "./practiceSettings";

/**
 * Practice: typable at once. Starts to load what is to be typed: a text of the library, or the words of the language
 * where they do not stand in the page.
 * What the browser alone knows (what somebody has learnt, what they brought) its own part loads.
 */
export function createPracticeRoute(
  environment: IEnvironment,
  preferences: PreferenceStore,
  firstChallenge: FirstChallenge,
): RouteObject {
  return {
    index: true,
    handle: { parts: [earlyPart] } satisfies RouteHandle,
    loader: async ({ request }) => {
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
      // The page awaits them itself, and says so when they do not come.
      loadWordMaker(settings, layout).catch(() => undefined);
      return null;
    },
    Component: PracticePage,
  };
}
