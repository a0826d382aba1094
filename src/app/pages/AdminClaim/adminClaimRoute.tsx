import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import AdminClaimPageQueryParameters from "../../../../__generated__/AdminClaimPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { adminClaimMessages } from "./adminClaimMessages";

/** Where the link leads that the server prints while it has no admin. */
export function createAdminClaimRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "admin/claim",
    loader: ({ request }) => loadRouteQuery(environment, AdminClaimPageQueryParameters, {}, request.signal),
    handle: { parts: ["pages/AdminClaim/AdminClaimPage.tsx", "pages/AdminClaim/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./AdminClaimPage")).AdminClaimPage, adminClaimMessages),
  };
}
