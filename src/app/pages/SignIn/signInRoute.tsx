import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SignInPageQueryParameters from "../../../../__generated__/SignInPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** The way into an account that exists. */
export function createSignInRoute(environment: IEnvironment): RouteObject {
  return {
    path: "sign-in",
    loader: ({ request }) => loadRouteQuery(environment, SignInPageQueryParameters, {}, request.signal),
    lazy: async () => ({ Component: (await import("./SignInPage")).SignInPage }),
  };
}
