import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import MemberStoryPageQueryParameters from "../../../../__generated__/MemberStoryPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { changedByOthers, loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { keyboardMessages } from "../../typing/keyboard/keyboardMessages";
import { examMessages } from "../Exam/examMessages";
import { groupMessages } from "../Group/groupMessages";
import { groupResultsMessages } from "../GroupResults/groupResultsMessages";
import { loadDrawing } from "../Progress/charts/loadDrawing";
import { progressMessages } from "../Progress/progressMessages";
import { resultMessages } from "../Result/resultMessages";
import { memberStoryMessages } from "./memberStoryMessages";

const sentences = ["MemberStory", "Group", "GroupResults", "Exam", "Progress", "Result"].map(
  (page) => `pages/${page}/locales/*.po`,
);

/** How it goes with one member of a group: for its coaches, and for that member. */
export function createMemberStoryRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "groups/:id/members/:member",
    loader: ({ params, request }) =>
      loadRouteQuery(
        environment,
        MemberStoryPageQueryParameters,
        { id: params["id"] ?? "", member: params["member"] ?? "" },
        request.signal,
        changedByOthers,
      ),
    handle: {
      parts: ["pages/MemberStory/MemberStoryPage.tsx", ...sentences, "typing/keyboard/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      loadPage,
      memberStoryMessages,
      groupMessages,
      groupResultsMessages,
      examMessages,
      progressMessages,
      resultMessages,
      keyboardMessages,
    ),
  };
}

/** The page, and what draws its pictures beside it: without that the page stands all the same. */
async function loadPage() {
  loadDrawing().catch(() => undefined);
  return (await import("./MemberStoryPage")).MemberStoryPage;
}
