import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ProgressPageQueryParameters from "../../../../__generated__/ProgressPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** Own results, newest first. */
export function createProgressRoute(environment: IEnvironment): RouteObject {
  return {
    path: "progress",
    loader: ({ request }) => loadRouteQuery(environment, ProgressPageQueryParameters, {}, request.signal),
    lazy: async () => ({ Component: (await import("./ProgressPage")).ProgressPage }),
  };
}
