import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";

/** Open races: make one or join by code. */
export function createRacesRoute(_environment: IEnvironment): RouteObject {
  return { path: "race", lazy: async () => ({ Component: (await import("./RacesPage")).RacesPage }) };
}
