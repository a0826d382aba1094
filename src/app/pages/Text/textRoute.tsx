import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import TextPageQueryParameters from "../../../../__generated__/TextPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { customMessages } from "../Practice/custom/customMessages";
import { textMessages } from "./textMessages";

/** One text: what it is, and what one may do with it. */
export function createTextRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "texts/:id",
    loader: ({ params, request }) =>
      loadRouteQuery(environment, TextPageQueryParameters, { id: params["id"] ?? "" }, request.signal),
    handle: {
      parts: ["pages/Text/TextPage.tsx", "pages/Text/locales/*.po", "pages/Practice/custom/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./TextPage")).TextPage, textMessages, customMessages),
  };
}
