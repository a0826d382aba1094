import type { RouteObject } from "react-router-dom";

/** Every part of the interface in each of its states. In no navigation, and in no search engine. */
export function createWorkbenchRoute(): RouteObject {
  return { path: "workbench", lazy: async () => ({ Component: (await import("./WorkbenchPage")).WorkbenchPage }) };
}
