import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import ExamsPageQueryParameters from "../../../../__generated__/ExamsPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { examMessages } from "../Exam/examMessages";
import { examsMessages } from "./examsMessages";

/** The norms to choose from, and one's own exams. */
export function createExamsRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "exam",
    loader: ({ request }) => loadRouteQuery(environment, ExamsPageQueryParameters, {}, request.signal),
    handle: {
      parts: ["pages/Exams/ExamsPage.tsx", "pages/Exams/locales/*.po", "pages/Exam/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./ExamsPage")).ExamsPage, examsMessages, examMessages),
  };
}
