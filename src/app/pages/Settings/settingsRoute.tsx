import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";

/** The account, its sessions, and how the pages look. */
export function createSettingsRoute(_environment: IEnvironment): RouteObject {
  return { path: "settings", lazy: async () => ({ Component: (await import("./SettingsPage")).SettingsPage }) };
}
