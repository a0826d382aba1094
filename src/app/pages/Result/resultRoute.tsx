import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ResultPageQueryParameters from "../../../../__generated__/ResultPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** One result. */
export function createResultRoute(environment: IEnvironment): RouteObject {
  return {
    path: "results/:id",
    loader: ({ params, request }) => loadRouteQuery(environment, ResultPageQueryParameters, { id: params["id"] ?? "" }, request.signal),
    lazy: async () => ({ Component: (await import("./ResultPage")).ResultPage }),
  };
}
