import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SettingsPageQueryParameters from "../../../../__generated__/SettingsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import { settingsMessages } from "./settingsMessages";

/** The account, its sessions, and how the pages look. */
export function createSettingsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "settings",
    loader: ({ request }) => loadRouteQuery(environment, SettingsPageQueryParameters, {}, request.signal),
    lazy: lazyPage(preferences, async () => (await import("./SettingsPage")).SettingsPage, settingsMessages),
  };
}
