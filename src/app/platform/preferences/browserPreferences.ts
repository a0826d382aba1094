import { createPreferenceStore, type PreferenceStore } from "./PreferenceStore";

let store: PreferenceStore | undefined;

/** The preferences of this browser. One that forbids cookies forgets them with the page. */
export function browserPreferences(): PreferenceStore {
  return (store ??= createPreferenceStore(document.cookie, navigator.languages, (cookie) => {
    document.cookie = cookie;
  }));
}
