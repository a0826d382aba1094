import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import TextsPageQueryParameters from "../../../../__generated__/TextsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { customMessages } from "../Practice/custom/customMessages";
import { textMessages } from "../Text/textMessages";
import { readTextsPlace, textsVariables } from "./textsAddress";
import { textsMessages } from "./textsMessages";

/** Every text that one may read, by what the address asks for. */
export function createTextsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "texts",
    loader: ({ request }) =>
      loadRouteQuery(
        environment,
        TextsPageQueryParameters,
        textsVariables(readTextsPlace(new URL(request.url).searchParams)),
        request.signal,
      ),
    handle: {
      parts: [
        "pages/Texts/TextsPage.tsx",
        "pages/Texts/locales/*.po",
        "pages/Text/locales/*.po",
        "pages/Practice/custom/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./TextsPage")).TextsPage,
      textsMessages,
      textMessages,
      customMessages,
      keyboardMessages,
    ),
  };
}
