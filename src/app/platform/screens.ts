import { matchPath } from "react-router-dom";

/** A page by its kind: what may be told to others about where somebody is. Never an id, a code or a name. */
export type Screen = { readonly pattern: string; readonly title: string };

let screens: readonly Screen[] = [];

/** Those of src/app/pages.ts: platform cannot import pages. */
export function setScreens(next: readonly Screen[]): void {
  screens = next;
}

/** The kind of page at a path: of `/race/ABCDEF` it is `/race/:code`. A path that is none of ours is `/*`. */
export function screenOf(pathname: string): Screen {
  return screens.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? { pattern: "/*", title: "Not found" };
}
