import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupWorkPageQueryParameters from "../../../../__generated__/GroupWorkPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { assignmentMessages } from "../Assignment/assignmentMessages";
import { examMessages } from "../Exam/examMessages";
import { groupMessages } from "../Group/groupMessages";
import { groupWorkMessages } from "./groupWorkMessages";

const folders = ["pages/GroupWork", "pages/Assignment", "pages/Group", "pages/Exam", "typing/keyboard"];

/** The work of a group: coaches set it, members find theirs. */
export function createGroupWorkRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/work",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        GroupWorkPageQueryParameters,
        { id: params["id"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: ["pages/GroupWork/GroupWorkPage.tsx", ...folders.map((folder) => `${folder}/locales/*.po`)],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupWorkPage")).GroupWorkPage,
      groupWorkMessages,
      assignmentMessages,
      groupMessages,
      examMessages,
      keyboardMessages,
    ),
  };
}
