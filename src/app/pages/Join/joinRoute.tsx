import { redirect, type RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import JoinPageQueryParameters from "../../../../__generated__/JoinPageQuery$parameters";
import { parseJoinCode } from "../../../contract/codes";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { joinMessages } from "./joinMessages";

/** The door of a group, for whoever has its code. A code as people write it leads to its proper address. */
export function createJoinRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "join/:code",
    loader: ({ params, request }) => {
      const written = params["code"] ?? "";
      const code = parseJoinCode(written) ?? written;
      return code === written
        ? loadRouteQuery(environment, JoinPageQueryParameters, { code }, request.signal)
        : redirect(`/join/${code}`);
    },
    handle: { parts: ["pages/Join/JoinPage.tsx", "pages/Join/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./JoinPage")).JoinPage, joinMessages),
  };
}
