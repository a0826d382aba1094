import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import GroupResultsPageQueryParameters from "../../../../__generated__/GroupResultsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { examMessages } from "../Exam/examMessages";
import { groupMessages } from "../Group/groupMessages";
import { resultMessages } from "../Result/resultMessages";
import { groupResultsMessages } from "./groupResultsMessages";
import { periodOf, readPeriod } from "./reportPeriods";

/** What the members of a group did, for its coaches. */
export function createGroupResultsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/results",
    loader: ({ params, request }) => {
      const period = periodOf(readPeriod(new URL(request.url).searchParams));
      return loadRouteQuery(
        environment,
        GroupResultsPageQueryParameters,
        { id: params["id"] ?? "", period },
        request.signal,
        changedByOthers,
      );
    },
    handle: {
      parts: [
        "pages/GroupResults/GroupResultsPage.tsx",
        "pages/GroupResults/locales/*.po",
        "pages/Group/locales/*.po",
        "pages/Exam/locales/*.po",
        "pages/Result/locales/*.po",
        "typing/keyboard/locales/*.po",
      ],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./GroupResultsPage")).GroupResultsPage,
      groupResultsMessages,
      groupMessages,
      examMessages,
      resultMessages,
      keyboardMessages,
    ),
  };
}
