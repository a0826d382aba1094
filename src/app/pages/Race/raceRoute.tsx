import { redirect, type RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import RaceByCodeQueryParameters from "../../../../__generated__/RaceByCodeQuery$parameters";
import { parseRaceCode } from "../../../contract/codes";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { raceMessages } from "./raceMessages";

/**
 * One race, from lobby to podium. A code as people write it (lower case, spaces) leads to its proper address; what
 * cannot be one asks nothing.
 */
export function createRaceRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "race/:code",
    loader: ({ params, request }) => {
      const written = params["code"] ?? "";
      const code = parseRaceCode(written);
      if (code === null) return null;
      return code === written
        ? loadRouteQuery(environment, RaceByCodeQueryParameters, { code }, request.signal)
        : redirect(`/race/${code}`);
    },
    handle: { parts: ["pages/Race/RacePage.tsx", "pages/Race/locales/*.po"] } satisfies RouteHandle,
    lazy: lazyPage(preferences, async () => (await import("./RacePage")).RacePage, raceMessages),
  };
}
