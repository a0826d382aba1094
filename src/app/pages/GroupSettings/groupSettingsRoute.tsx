import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupSettingsPageQueryParameters from "../../../../__generated__/GroupSettingsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { groupMessages } from "../Group/groupMessages";
import { groupSettingsMessages } from "./groupSettingsMessages";

/** What the coaches of a group switch for all in it, who coaches it, and its end. */
export function createGroupSettingsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/settings",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        GroupSettingsPageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: [
        "pages/GroupSettings/GroupSettingsPage.tsx",
        "pages/GroupSettings/locales/*.po",
        "pages/Group/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupSettingsPage")).GroupSettingsPage,
      groupSettingsMessages,
      groupMessages,
      keyboardMessages,
    ),
  };
}
