import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupMembersPageQueryParameters from "../../../../__generated__/GroupMembersPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { groupMessages } from "../Group/groupMessages";
import { groupMembersMessages } from "./groupMembersMessages";

/** Who is in a group, for its coaches. */
export function createGroupMembersRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/members",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        GroupMembersPageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: ["pages/GroupMembers/GroupMembersPage.tsx", "pages/GroupMembers/locales/*.po", "pages/Group/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupMembersPage")).GroupMembersPage,
      groupMembersMessages,
      groupMessages,
    ),
  };
}
