import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import MemberCardsPageQueryParameters from "../../../../__generated__/MemberCardsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { groupMessages } from "../Group/groupMessages";
import { memberCardsMessages } from "./memberCardsMessages";

/** Cards to print and cut out, for those who were just made. */
export function createMemberCardsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/members/cards",
    loader: ({ params, request }) =>
      loadRouteQuery(environment, MemberCardsPageQueryParameters, { id: params["id"] ?? "" }, request.signal),
    handle: {
      parts: ["pages/MemberCards/MemberCardsPage.tsx", "pages/MemberCards/locales/*.po", "pages/Group/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./MemberCardsPage")).MemberCardsPage,
      memberCardsMessages,
      groupMessages,
    ),
  };
}
