import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";

/** Own results, newest first. */
export function createProgressRoute(_environment: IEnvironment): RouteObject {
  return { path: "progress", lazy: async () => ({ Component: (await import("./ProgressPage")).ProgressPage }) };
}
