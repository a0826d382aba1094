import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupsPageQueryParameters from "../../../../__generated__/GroupsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { groupMessages } from "../Group/groupMessages";
import { groupsMessages } from "./groupsMessages";

/** One's groups, and the ways into another one. */
export function createGroupsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups",
    loader: ({ request }) =>
      loadRouteQuery(environment, GroupsPageQueryParameters, {}, request.signal, changedByOthers),
    handle: {
      parts: ["pages/Groups/GroupsPage.tsx", "pages/Groups/locales/*.po", "pages/Group/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./GroupsPage")).GroupsPage, groupsMessages, groupMessages),
  };
}
