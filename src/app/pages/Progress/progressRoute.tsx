import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ProgressPageQueryParameters from "../../../../__generated__/ProgressPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { resultMessages } from "../Result/resultMessages";
import { progressMessages } from "./progressMessages";

/** Own results, newest first. */
export function createProgressRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "progress",
    loader: ({ request }) => loadRouteQuery(environment, ProgressPageQueryParameters, {}, request.signal),
    handle: { parts: ["pages/Progress/ProgressPage.tsx", "pages/Progress/locales/*.po", "pages/Result/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./ProgressPage")).ProgressPage, progressMessages, resultMessages),
  };
}
