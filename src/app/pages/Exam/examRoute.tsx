import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ExamPageQueryParameters from "../../../../__generated__/ExamPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { examMessages } from "./examMessages";

/**
 * The exam room of a norm: to begin in, or for the exam that `?exam=` names. `?exercise=` begins the exam of a course.
 */
export function createExamRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "exam/:norm",
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get("exam") ?? "";
      return loadRouteQuery(environment, ExamPageQueryParameters, { id, hasExam: id !== "" }, request.signal);
    },
    handle: { parts: ["pages/Exam/ExamPage.tsx", "pages/Exam/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./ExamPage")).ExamPage, examMessages),
  };
}
