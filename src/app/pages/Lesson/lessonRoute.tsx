import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import PassedOnServerQueryParameters from "../../../../__generated__/PassedOnServerQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { courseMessages } from "../Course/courseMessages";
import { lessonMessages } from "./lessonMessages";

/** One step of a course. All that it needs comes with it: from there on it works without a network. */
export function createLessonRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "course/:lesson",
    loader: ({ request }) => loadRouteQuery(environment, PassedOnServerQueryParameters, {}, request.signal),
    handle: {
      parts: [
        "pages/Lesson/LessonPage.tsx",
        "pages/Lesson/locales/*.po",
        "pages/Course/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./LessonPage")).LessonPage,
      lessonMessages,
      courseMessages,
      keyboardMessages,
    ),
  };
}
