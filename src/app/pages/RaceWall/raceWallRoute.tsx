import { redirect, type RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import WallByCodeQueryParameters from "../../../../__generated__/WallByCodeQuery$parameters";
import { parseRaceCode } from "../../../contract/codes";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { raceMessages } from "../Race/raceMessages";
import { raceWallMessages } from "./raceWallMessages";

/** One race on the big screen, for anybody who has its code. */
export function createRaceWallRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "race/:code/wall",
    loader: ({ params, request }) => {
      const written = params["code"] ?? "";
      const code = parseRaceCode(written);
      if (code === null) return null;
      return code === written
        ? loadRouteQuery(environment, WallByCodeQueryParameters, { code }, request.signal)
        : redirect(`/race/${code}/wall`);
    },
    handle: {
      parts: ["pages/RaceWall/RaceWallPage.tsx", "pages/RaceWall/locales/*.po", "pages/Race/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./RaceWallPage")).RaceWallPage,
      raceWallMessages,
      raceMessages,
    ),
  };
}
