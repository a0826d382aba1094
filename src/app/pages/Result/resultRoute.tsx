import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";

/** One result. */
export function createResultRoute(_environment: IEnvironment): RouteObject {
  return { path: "results/:id", lazy: async () => ({ Component: (await import("./ResultPage")).ResultPage }) };
}
