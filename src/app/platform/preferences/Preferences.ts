import { createStore } from "../createStore";
import {
  countryLayout,
  type Locale,
  locales,
  DEFAULT_LOCALE,
  languageOfLocale,
} from "../../../contract/languages/languages";
import { PREFERENCES_COOKIE } from "../../../contract/protocol";
import { type SpeedUnit, speedUnits } from "../../../engine/metrics/rates";

/**
 * What this browser remembers and the server needs to render the page as the browser will. It is stored in a cookie, so
 * it contains no secrets: that a user is signed in, but not who or with which token.
 */
export type Preferences = {
  /** Id of the chosen colors, or `system`. Not checked before it is used (appearance.ts): the list loads later. */
  readonly theme: string;
  /** The other choices of appearance, as a query; empty before the first choice. */
  readonly appearance: string;
  /** Language of the interface; null follows the browser. */
  readonly locale: Locale | null;
  /** Unit of speeds; null follows the language of the interface. */
  readonly speedUnit: SpeedUnit | null;
  /** The last practice settings, as a URL query; empty before the first choice. */
  readonly practice: string;
  /** The options of practice, as a query (practiceSettings.ts); empty for none. */
  readonly options: string;
  /** Whether the line for newcomers was dismissed. */
  readonly welcomed: boolean;
  /** Id of the keyboard layout that the user chose; empty if unknown. */
  readonly layout: string;
  /**
   * Id of the layout assumed as long as the user has not chosen one: that of their country, if the browser names a
   * country with another keyboard; otherwise the one of the first run, and empty before it.
   */
  readonly assumed: string;
  /** Whether practice shows a picture of the keyboard. */
  readonly keyboard: boolean;
  /** The course settings, as a query; empty before the first choice. */
  readonly course: string;
  readonly signedIn: boolean;
  /** Whether the user coaches a group, whose cards are then above the line from the first paint. */
  readonly coaches: boolean;
};

/** Parses the output of {@link printPreferences}. Missing or unknown values have their default. */
export function parsePreferences(text: string): Preferences {
  const written = new URLSearchParams(text);
  const one = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((value) => value === written.get(name));
  return {
    theme: written.get("theme") ?? "system",
    appearance: written.get("appearance") ?? "",
    locale: one("locale", locales) ?? null,
    speedUnit: one("speedUnit", speedUnits) ?? null,
    practice: written.get("practice") ?? "",
    options: written.get("options") ?? "",
    welcomed: written.get("welcomed") === "1",
    layout: written.get("layout") ?? "",
    assumed: written.get("assumed") ?? "",
    keyboard: written.get("keyboard") === "1",
    course: written.get("course") ?? "",
    signedIn: written.get("signedIn") === "1",
    coaches: written.get("coaches") === "1",
  };
}

/** The preferences as one line for a cookie; defaults are left out. */
export function printPreferences(preferences: Preferences): string {
  const values = Object.entries(preferences).flatMap(([name, value]) =>
    // An empty text, null and false are defaults too.
    !value || value === "system" ? [] : [[name, value === true ? "1" : value]],
  );
  return `${new URLSearchParams(values)}`;
}

export type PreferenceStore = {
  readonly current: () => Preferences;
  /** Those that the store began with. A server-rendered page hydrates with them, whatever has changed since. */
  readonly initial: () => Preferences;
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
  const stored = parsePreferences(findCookie(cookies) ?? "");
  const store = createStore({ ...stored, assumed: stored.assumed || (countryLayout(languages) ?? "") });
  return {
    current: store.get,
    initial: store.getInitial,
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
  return `${PREFERENCES_COOKIE}=${text}`;
}

/** The preferences' text in a `Cookie` header or `document.cookie`, or null if it has none. */
export function findCookie(cookies: string): string | null {
  const own = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`));
  return own?.slice(PREFERENCES_COOKIE.length + 1) ?? null;
}

/**
 * The interface's language for a browser with these languages (BCP 47, preferred first); the default if none is
 * supported.
 */
function matchLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [code] = language.toLowerCase().split("-");
    const locale = locales.find((each) => languageOfLocale(each) === code);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}

type Remembered = Pick<Preferences, "appearance">;

/** What is remembered of the appearance, of which appearance.ts knows all choices; that file comes later. */
const chosen = ({ appearance }: Remembered, name: "idleStop" | "shortcuts"): string | null =>
  new URLSearchParams(appearance).get(name);

/** After how many seconds without activity a practice run stops: 10, 30 or 60; Infinity for never. */
export function idleSeconds(preferences: Remembered): number {
  const choice = chosen(preferences, "idleStop");
  return choice === "off" ? Infinity : Number(choice) || 10;
}

/** Whether single keys do something outside text fields. */
export function hasShortcuts(preferences: Remembered): boolean {
  return chosen(preferences, "shortcuts") !== "off";
}
