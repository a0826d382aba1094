import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import AssignmentPageQueryParameters from "../../../../__generated__/AssignmentPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { examMessages } from "../Exam/examMessages";
import { assignmentMessages } from "./assignmentMessages";

/** One assignment: to do it, or to follow those who do. */
export function createAssignmentRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "assignments/:id",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        AssignmentPageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: [
        "pages/Assignment/AssignmentPage.tsx",
        "pages/Assignment/locales/*.po",
        "pages/Exam/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./AssignmentPage")).AssignmentPage,
      assignmentMessages,
      examMessages,
      keyboardMessages,
    ),
  };
}
