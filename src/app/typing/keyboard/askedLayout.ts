const KEY = "typeloop-asked-layout";

/** In memory as well, so that a browser without storage is asked once per page. */
let isAsked = false;

/** Whether this browser's user was asked about the layout. The question is asked once, whatever the answer. */
export function wasAskedLayout(): boolean {
  try {
    return isAsked || localStorage.getItem(KEY) !== null;
  } catch {
    return isAsked;
  }
}

/** Remembers that the question was asked. */
export function noteAskedLayout(): void {
  isAsked = true;
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Full or forbidden: remembered until the page closes.
  }
}
