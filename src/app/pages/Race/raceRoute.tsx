import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";

/** One race, from lobby to podium. */
export function createRaceRoute(_environment: IEnvironment): RouteObject {
  return { path: "race/:code", lazy: async () => ({ Component: (await import("./RacePage")).RacePage }) };
}
