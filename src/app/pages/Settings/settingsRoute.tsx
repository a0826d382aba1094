import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SettingsPageQueryParameters from "../../../../__generated__/SettingsPageQuery$parameters";
import { loadRouteQuery } from "../../relay/routeQuery";

/** The account, its sessions, and how the pages look. */
export function createSettingsRoute(environment: IEnvironment): RouteObject {
  return {
    path: "settings",
    loader: ({ request }) => loadRouteQuery(environment, SettingsPageQueryParameters, {}, request.signal),
    lazy: async () => ({ Component: (await import("./SettingsPage")).SettingsPage }),
  };
}
