import type { Locale } from "../platform/locale/Locale";

/** The part that takes what is typed before the page is alive: a route with a typing stage names it. */
export const earlyPart = "typing/preHydration/entry.ts";

/**
 * The source files, relative to the app's folder, that a route loads when it is matched. `*` is the language of the
 * interface.
 */
export type RouteHandle = { readonly parts: readonly string[] };

/** Source files that matched routes load, by what the routes say of themselves. */
export function partsOf(handles: readonly unknown[], locale: Locale): readonly string[] {
  return handles.flatMap((handle) =>
    isRouteHandle(handle) ? handle.parts.map((part) => part.replace("*", locale)) : [],
  );
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "parts" in handle && Array.isArray(handle.parts);
}
