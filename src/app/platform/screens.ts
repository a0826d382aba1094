import { matchPath } from "react-router-dom";

/** The kind of a page, which may be sent to others as the user's location. Never contains an id, a code or a name. */
export type Screen = { readonly pattern: string; readonly title: string };

let screens: readonly Screen[] = [];

/** Sets the screens from src/app/pages.ts, because platform cannot import pages. */
export function setScreens(next: readonly Screen[]): void {
  screens = next;
}

/** The kind of page at a path: `/race/:code` for `/race/ABCDEF`, and `/*` for an unknown path. */
export function screenOf(pathname: string): Screen {
  return screens.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? { pattern: "/*", title: "Not found" };
}
