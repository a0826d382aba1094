import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import RacesPageQueryParameters from "../../../../__generated__/RacesPageQuery$parameters";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery, sameForEverybody } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { raceMessages } from "../Race/raceMessages";
import { racesMessages } from "./racesMessages";

/** Open races; make one or join by code. */
export function createRacesRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "race",
    loader: ({ request }) =>
      loadRouteQuery(environment, RacesPageQueryParameters, {}, request.signal, sameForEverybody),
    handle: {
      parts: ["pages/Races/RacesPage.tsx", "pages/Races/locales/*.po", "pages/Race/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./RacesPage")).RacesPage, racesMessages, raceMessages),
  };
}
