import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupLivePageQueryParameters from "../../../../__generated__/GroupLivePageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { groupMessages } from "../Group/groupMessages";
import { groupLiveMessages } from "./groupLiveMessages";

/** The live wall of a group, for its coaches. */
export function createGroupLiveRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/live",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        GroupLivePageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: ["pages/GroupLive/GroupLivePage.tsx", "pages/GroupLive/locales/*.po", "pages/Group/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupLivePage")).GroupLivePage,
      groupLiveMessages,
      groupMessages,
    ),
  };
}
