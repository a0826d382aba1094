import type { PagePart } from "../../contract/languages/LanguageEntry";
import { type Locale, languageOfLocale } from "../../contract/languages/languages";

/** The script that takes what is typed before hydration: routes with a typing stage list it. */
export const earlyPart = "typing/preHydration/entry.ts";

/** The file of a part of a language, as a part of a route. */
export function partFile(name: PagePart): string {
  return `../contract/languages/*/${name}.ts`;
}

/** The file of a catalog, as a part of a route. */
export function catalogueFile(name: string): string {
  return `../contract/languages/*/messages/${name}.po`;
}

/**
 * The source files, relative to the app's folder, that a route loads when it is matched. `*` is the language of the
 * interface.
 */
export type RouteHandle = {
  readonly parts: readonly string[];
  /** The page's name, if what the server renders may be sent to several visitors. */
  readonly cachedAs?: string | undefined;
};

/** The name of the matched page, if it may be sent to several visitors; otherwise null. */
export function nameOfCached(handles: readonly unknown[]): string | null {
  return handles.map((handle) => (isRouteHandle(handle) ? handle.cachedAs : undefined)).findLast(Boolean) ?? null;
}

/** The source files that matched routes load, from their handles. */
export function partsOf(handles: readonly unknown[], locale: Locale): readonly string[] {
  return handles.flatMap((handle) =>
    isRouteHandle(handle) ? handle.parts.map((part) => part.replace("*", languageOfLocale(locale))) : [],
  );
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "parts" in handle && Array.isArray(handle.parts);
}
