import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupPageQueryParameters from "../../../../__generated__/GroupPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { assignmentMessages } from "../Assignment/assignmentMessages";
import { raceMessages } from "../Race/raceMessages";
import { groupMessages } from "./groupMessages";

/** One group, for those who are in it. */
export function createGroupRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        GroupPageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: [
        "pages/Group/GroupPage.tsx",
        "pages/Group/locales/*.po",
        "pages/Race/locales/*.po",
        "pages/Assignment/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupPage")).GroupPage,
      groupMessages,
      raceMessages,
      assignmentMessages,
    ),
  };
}
