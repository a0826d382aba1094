import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { PreferenceStore } from "./platform/preferences/PreferenceStore";
import { createPracticeRoute } from "./pages/Practice/practiceRoute";
import { createProgressRoute } from "./pages/Progress/progressRoute";
import { createRaceRoute } from "./pages/Race/raceRoute";
import { createRacesRoute } from "./pages/Races/racesRoute";
import { createResultRoute } from "./pages/Result/resultRoute";
import { createSettingsRoute } from "./pages/Settings/settingsRoute";
import { createShellRoute } from "./pages/Shell/shellRoute";
import { createSignInRoute } from "./pages/SignIn/signInRoute";
import { createSignUpRoute } from "./pages/SignUp/signUpRoute";

/** Every path of Typeloop. A page's folder says what its route loads; all but Practice arrive as a chunk of their own. */
export function createRoutes(environment: IEnvironment, preferences: PreferenceStore): RouteObject[] {
  return [
    createShellRoute(environment, [
      createPracticeRoute(environment, preferences), // /
      createRacesRoute(environment, preferences), // /race
      createRaceRoute(environment, preferences), // /race/:code
      createResultRoute(environment), // /results/:id
      createProgressRoute(environment), // /progress
      createSettingsRoute(environment), // /settings
      createSignInRoute(environment), // /sign-in
      createSignUpRoute(environment), // /sign-up
      { path: "*", lazy: async () => ({ Component: (await import("./pages/NotFound/NotFoundPage")).NotFoundPage }) },
    ]),
  ];
}
