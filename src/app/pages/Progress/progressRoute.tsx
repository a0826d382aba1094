import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ProgressPageQueryParameters from "../../../../__generated__/ProgressPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { resultMessages } from "../Result/resultMessages";
import { loadDrawing } from "./charts/loadDrawing";
import { progressMessages } from "./progressMessages";

/** Own results, in pictures and as a list. */
export function createProgressRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "progress",
    loader: ({ request }) => loadRouteQuery(environment, ProgressPageQueryParameters, {}, request.signal),
    // Filters stand in the address; the data is the same for all of them.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    handle: {
      parts: [
        "pages/Progress/ProgressPage.tsx",
        "pages/Progress/locales/*.po",
        "pages/Result/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, loadPage, progressMessages, resultMessages, keyboardMessages),
  };
}

/** The page, and what draws its pictures beside it: without that the page stands all the same. */
async function loadPage() {
  loadDrawing().catch(() => undefined);
  return (await import("./ProgressPage")).ProgressPage;
}
