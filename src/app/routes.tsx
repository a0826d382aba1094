import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import { latePaths } from "./latePaths";
import { lateRoute } from "./platform/lateRoute";
import type { PreferenceStore } from "./platform/preferences/PreferenceStore";
import { createCertificateRoute } from "./pages/Certificate/certificateRoute";
import { createCourseRoute } from "./pages/Course/courseRoute";
import { createExamRoute } from "./pages/Exam/examRoute";
import { createExamsRoute } from "./pages/Exams/examsRoute";
import { createLessonRoute } from "./pages/Lesson/lessonRoute";
import type { FirstChallenge } from "./pages/Practice/FirstChallenge";
import { createPracticeRoute } from "./pages/Practice/practiceRoute";
import { createProgressRoute } from "./pages/Progress/progressRoute";
import { createRaceRoute } from "./pages/Race/raceRoute";
import { createRacesRoute } from "./pages/Races/racesRoute";
import { createResultRoute } from "./pages/Result/resultRoute";
import { createSettingsRoute } from "./pages/Settings/settingsRoute";
import { BrowserPages } from "./pages/Shell/BrowserPages";
import { createShellRoute } from "./pages/Shell/shellRoute";
import { ViewerPages } from "./pages/Shell/ViewerPages";
import { createSignInRoute } from "./pages/SignIn/signInRoute";
import { createSignUpRoute } from "./pages/SignUp/signUpRoute";
import { createWorkbenchRoute } from "./pages/Workbench/workbenchRoute";

/**
 * Every path of Typeloop. A page's folder says what its route loads; all but Practice arrive as a chunk of their own,
 * those of latePaths.ts with what their routes load.
 */
export function createRoutes(
  environment: IEnvironment,
  preferences: PreferenceStore,
  firstChallenge: FirstChallenge = () => null,
): RouteObject[] {
  return [
    createShellRoute(environment, [
      createPracticeRoute(environment, preferences, firstChallenge), // /
      createRacesRoute(environment, preferences), // /race
      createCertificateRoute(environment, preferences), // /certificates/:code
      {
        Component: ViewerPages,
        children: [
          createRaceRoute(environment, preferences), // /race/:code
          createResultRoute(environment, preferences), // /results/:id
          createCourseRoute(environment, preferences), // /course
          createLessonRoute(environment, preferences), // /course/:lesson
          createExamsRoute(environment, preferences), // /exam
          createExamRoute(environment, preferences), // /exam/:norm
          createProgressRoute(environment, preferences), // /progress
          ...latePaths.map((path) =>
            lateRoute(path, async () => (await import("./lateRoutes")).createLateRoutes(environment, preferences)),
          ),
          createSettingsRoute(environment, preferences), // /settings
          createSignInRoute(environment, preferences), // /sign-in
          createSignUpRoute(environment, preferences), // /sign-up
        ],
      },
      // In test builds alone: /workbench.
      ...(process.env.TYPELOOP_TEST_HOOKS ? [{ Component: BrowserPages, children: [createWorkbenchRoute()] }] : []),
      {
        path: "*",
        handle: { parts: ["pages/NotFound/NotFoundPage.tsx"] },
        lazy: async () => ({ Component: (await import("./pages/NotFound/NotFoundPage")).NotFoundPage }),
      },
    ]),
  ];
}
