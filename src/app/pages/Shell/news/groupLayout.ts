/** By its name it goes with whoever signs out. */
const KEY = "typeloop-own-group-layout";

/** In memory as well, for a browser that forbids storage. */
let given = "";

/** The layout that a group gave this browser; empty for none. One that is not it was chosen by the person. */
export function readGivenLayout(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return given;
  }
}

/** Remembers which layout a group gave. */
export function noteGivenLayout(layout: string): void {
  given = layout;
  try {
    if (layout === "") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, layout);
  } catch {
    // Full or forbidden: remembered until the page closes.
  }
}
