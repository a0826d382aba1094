import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import AdminPageQueryParameters from "../../../../__generated__/AdminPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { textMessages } from "../Text/textMessages";
import { adminMessages } from "./adminMessages";

/** What waits for the admins. */
export function createAdminRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "admin",
    loader: ({ request }) => loadRouteQuery(environment, AdminPageQueryParameters, {}, request.signal),
    handle: {
      parts: ["pages/Admin/AdminPage.tsx", "pages/Admin/locales/*.po", "pages/Text/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./AdminPage")).AdminPage, adminMessages, textMessages),
  };
}
