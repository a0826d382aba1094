import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SignUpPageQueryParameters from "../../../../__generated__/SignUpPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** The way to a new account. */
export function createSignUpRoute(environment: IEnvironment): RouteObject {
  return {
    path: "sign-up",
    loader: ({ request }) => loadRouteQuery(environment, SignUpPageQueryParameters, {}, request.signal),
    lazy: async () => ({ Component: (await import("./SignUpPage")).SignUpPage }),
  };
}
