import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import PassedOnServerQueryParameters from "../../../../__generated__/PassedOnServerQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { courseMessages } from "./courseMessages";

/** The ladder of a course. */
export function createCourseRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "course",
    loader: ({ request }) => loadRouteQuery(environment, PassedOnServerQueryParameters, {}, request.signal),
    handle: {
      parts: ["pages/Course/CoursePage.tsx", "pages/Course/locales/*.po", "typing/keyboard/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./CoursePage")).CoursePage,
      courseMessages,
      keyboardMessages,
    ),
  };
}
