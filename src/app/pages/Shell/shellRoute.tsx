import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import AccountQueryParameters from "../../../../__generated__/AccountQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { LoadingScreen } from "./LoadingScreen";
import { RouteErrorScreen } from "./RouteErrorScreen";
import { Shell } from "./Shell";

/** The frame around every page. It asks who is looking; no page waits for the answer. */
export function createShellRoute(environment: IEnvironment, children: RouteObject[]): RouteObject {
  return {
    path: "/",
    loader: ({ request }) => loadRouteQuery(environment, AccountQueryParameters, {}, request.signal),
    // Asked once; useViewerReference knows when to ask again.
    shouldRevalidate: () => false,
    handle: { parts: ["locales/*.po"] } satisfies RouteHandle,
    Component: Shell,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteErrorScreen,
    children: [{ ErrorBoundary: RouteErrorScreen, children }],
  };
}
