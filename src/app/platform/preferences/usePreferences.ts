import { useSyncExternalStore, useContext, createContext } from "react";
import { type Preferences, type PreferenceStore, createPreferenceStore, writtenPreferences } from "./Preferences";
import { readRenderedPage } from "../renderedPage";

/** The current preferences; renders again when they change. */
export function usePreferences(): Preferences {
  const { subscribe, current, initial } = usePreferenceStore();
  return useSyncExternalStore(subscribe, current, initial);
}

/** The store, for changing preferences without rendering again. */
export function usePreferenceStore(): PreferenceStore {
  return useContext(PreferencesContext) ?? browserPreferences();
}

let store: PreferenceStore | undefined;

/**
 * This browser's preferences. On a server-rendered page they are those that the server rendered with, so that hydration
 * matches. Without cookies they last until the page is closed.
 */
export function browserPreferences(): PreferenceStore {
  return (store ??= createStore());
}

function createStore(): PreferenceStore {
  const page = readRenderedPage();
  if (page === null) return createPreferenceStore(document.cookie, navigator.languages, writeCookie);
  return createPreferenceStore(writtenPreferences(page.remembers), [page.locale], writeCookie);
}

function writeCookie(cookie: string): void {
  document.cookie = cookie;
}

/** On the server each request has its own preferences. */
export const PreferencesContext = createContext<PreferenceStore | null>(null);
