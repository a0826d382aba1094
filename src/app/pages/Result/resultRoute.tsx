import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ResultPageQueryParameters from "../../../../__generated__/ResultPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import { figuresMessages } from "../../typing/figures/figuresMessages";
import { resultMessages } from "./resultMessages";

/** One result. */
export function createResultRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "results/:id",
    loader: ({ params, request }) => loadRouteQuery(environment, ResultPageQueryParameters, { id: params["id"] ?? "" }, request.signal),
    lazy: lazyPage(preferences, async () => (await import("./ResultPage")).ResultPage, resultMessages, figuresMessages),
  };
}
