import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import SettingsPageQueryParameters from "../../../../__generated__/SettingsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { settingsMessages } from "./settingsMessages";

/** The account, its sessions, and how the pages look. */
export function createSettingsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "settings",
    loader: ({ request }) => loadRouteQuery(environment, SettingsPageQueryParameters, {}, request.signal),
    handle: {
      parts: ["pages/Settings/SettingsPage.tsx", "pages/Settings/locales/*.po", "typing/keyboard/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./SettingsPage")).SettingsPage,
      settingsMessages,
      keyboardMessages,
    ),
  };
}
