import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import TextUploadPageQueryParameters from "../../../../__generated__/TextUploadPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { customMessages } from "../Practice/custom/customMessages";
import { uploadMessages } from "./uploadMessages";

/** Texts out of a file. */
export function createTextUploadRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "texts/upload",
    loader: ({ request }) => loadRouteQuery(environment, TextUploadPageQueryParameters, {}, request.signal),
    handle: {
      parts: [
        "pages/TextUpload/TextUploadPage.tsx",
        "pages/TextUpload/locales/*.po",
        "pages/Practice/custom/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./TextUploadPage")).TextUploadPage,
      uploadMessages,
      customMessages,
    ),
  };
}
