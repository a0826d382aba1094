import { readRenderedPage } from "../../rendering/readRenderedPage";
import { createPreferenceStore, type PreferenceStore, writtenPreferences } from "./PreferenceStore";

let store: PreferenceStore | undefined;

/**
 * The preferences of this browser; of a page that the server rendered, those it was drawn by, so that it can be taken
 * over as it is. A browser that
 * forbids cookies forgets them with the page.
 */
export function browserPreferences(): PreferenceStore {
  return (store ??= open());
}

function open(): PreferenceStore {
  const page = readRenderedPage();
  if (page === null) return createPreferenceStore(document.cookie, navigator.languages, keep);
  return createPreferenceStore(writtenPreferences(page.remembers), [page.locale], keep);
}

function keep(cookie: string): void {
  document.cookie = cookie;
}
