import { createStore } from "../createStore";
import { type Locale, locales, matchLocale } from "../locale/Locale";

const themes = ["system", "light", "dark"] as const;
const contrasts = ["system", "more"] as const;

export type Theme = (typeof themes)[number];
export type Contrast = (typeof contrasts)[number];

/**
 * What this browser remembers and the server needs to render the page as the browser will. It is stored in a cookie, so
 * it contains no secrets: that a user is signed in, but not who or with which token.
 */
export type Preferences = {
  /** Colors: as in the system, or as chosen. */
  readonly theme: Theme;
  readonly contrast: Contrast;
  /** Language of the interface; null follows the browser. */
  readonly locale: Locale | null;
  /** The last practice settings, as a URL query; empty before the first choice. */
  readonly practice: string;
  /** Id of the keyboard layout that the user chose; empty if unknown. */
  readonly layout: string;
  /** Id of the layout assumed for the first run, as long as the user has not chosen one; empty before it. */
  readonly assumed: string;
  /** Whether practice shows a picture of the keyboard. */
  readonly keyboard: boolean;
  /** The course settings, as a query; empty before the first choice. */
  readonly course: string;
  readonly signedIn: boolean;
};

/** Parses the output of {@link printPreferences}. Missing or unknown values have their default. */
export function parsePreferences(text: string): Preferences {
  const written = new URLSearchParams(text);
  const one = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((value) => value === written.get(name));
  return {
    theme: one("theme", themes) ?? "system",
    contrast: one("contrast", contrasts) ?? "system",
    locale: one("locale", locales) ?? null,
    practice: written.get("practice") ?? "",
    layout: written.get("layout") ?? "",
    assumed: written.get("assumed") ?? "",
    keyboard: written.get("keyboard") === "1",
    course: written.get("course") ?? "",
    signedIn: written.get("signedIn") === "1",
  };
}

/** The preferences as one line for a cookie; defaults are left out. */
export function printPreferences({
  theme,
  contrast,
  locale,
  practice,
  layout,
  assumed,
  keyboard,
  course,
  signedIn,
}: Preferences): string {
  const said = {
    theme: theme === "system" ? "" : theme,
    contrast: contrast === "system" ? "" : contrast,
    locale: locale ?? "",
    practice,
    layout,
    assumed,
    keyboard: keyboard ? "1" : "",
    course,
    signedIn: signedIn ? "1" : "",
  };
  return `${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ""))}`;
}

const COOKIE = "typeloop-preferences";

export type PreferenceStore = {
  readonly current: () => Preferences;
  /** Language of the interface: the chosen one, or the browser's. */
  readonly locale: () => Locale;
  readonly change: (part: Partial<Preferences>) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a store from a `Cookie` header or `document.cookie`.
 * @param languages the browser's languages, preferred first.
 * @param writeCookie called with the cookie to set after each change.
 */
export function createPreferenceStore(
  cookies: string,
  languages: readonly string[],
  writeCookie: (cookie: string) => void,
): PreferenceStore {
  const store = createStore(parsePreferences(findCookie(cookies)));
  return {
    current: store.get,
    locale: () => store.get().locale ?? matchLocale(languages),
    change: (part) => {
      const next = { ...store.get(), ...part };
      const text = printPreferences(next);
      if (text === printPreferences(store.get())) return;
      writeCookie(`${writtenPreferences(text)}; Path=/; Max-Age=31536000; SameSite=Lax`);
      store.set(next);
    },
    subscribe: store.subscribe,
  };
}

/** The preferences' text in a cookie. */
export function writtenPreferences(text: string): string {
  return `${COOKIE}=${text}`;
}

function findCookie(cookies: string): string {
  const own = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return own?.slice(COOKIE.length + 1) ?? "";
}
