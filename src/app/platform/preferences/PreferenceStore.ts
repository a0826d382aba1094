import { type Locale, matchLocale } from "../locale/Locale";
import { parsePreferences, type Preferences, printPreferences } from "./Preferences";

const COOKIE = "typeloop-preferences";

/** Preferences as they are now, a way to change some, and a way to hear of it. */
export type PreferenceStore = {
  readonly current: () => Preferences;
  /** Language of the interface: as chosen, or as the browser asks. */
  readonly locale: () => Locale;
  readonly change: (part: Partial<Preferences>) => void;
  /** Calls the listener after each change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a store of what a `Cookie` header or `document.cookie` holds.
 * @param languages what the browser asks for, the favourite first.
 * @param keep gets the line of a cookie to set after each change.
 */
export function createPreferenceStore(
  cookies: string,
  languages: readonly string[],
  keep: (cookie: string) => void,
): PreferenceStore {
  const listeners = new Set<() => void>();
  let current = parsePreferences(findCookie(cookies));
  return {
    current: () => current,
    locale: () => current.locale ?? matchLocale(languages),
    change: (part) => {
      const former = printPreferences(current);
      current = { ...current, ...part };
      const text = printPreferences(current);
      if (text === former) return;
      keep(`${writtenPreferences(text)}; Path=/; Max-Age=31536000; SameSite=Lax`);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Preferences, printed, as a cookie holds them. */
export function writtenPreferences(text: string): string {
  return `${COOKIE}=${text}`;
}

function findCookie(cookies: string): string {
  const own = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return own?.slice(COOKIE.length + 1) ?? "";
}
