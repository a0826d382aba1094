import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import RacesPageQueryParameters from "../../../../__generated__/RacesPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** Open races; make one or join by code. */
export function createRacesRoute(environment: IEnvironment): RouteObject {
  return {
    path: "race",
    loader: ({ request }) => loadRouteQuery(environment, RacesPageQueryParameters, {}, request.signal),
    lazy: async () => ({ Component: (await import("./RacesPage")).RacesPage }),
  };
}
