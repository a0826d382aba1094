import type { Appearance } from "../../../contract/appearance";
import { allAttributes, appearanceAttributes, filesOf, followsContrast, readAppearance } from "./appearance";
import { type PreferenceStore, findCookie, parsePreferences, printPreferences } from "./Preferences";

/** Loads a style sheet among the files of an appearance; the server links them by the same names. */
function loadSheet(file: string): Promise<unknown> {
  const name = file.slice(file.lastIndexOf("/") + 1, -".css".length);
  return file.startsWith("ui/themes/") ? import(`../../ui/themes/${name}.css`) : import(`../../ui/fonts/${name}.css`);
}

/**
 * Sets the attributes that the style sheets read, now and after each change. Resolves when the page looks as chosen; a
 * theme's style sheet is loaded first, so that the page never shows half of it.
 */
export function followAppearance({ current, subscribe }: PreferenceStore): Promise<void> {
  const systemContrast = matchMedia("(prefers-contrast: more)");
  let shown = "";
  const apply = async (): Promise<void> => {
    const appearance = readAppearance(current());
    const text = JSON.stringify([appearance, systemContrast.matches]);
    if (text === shown) return;
    shown = text;
    const sheets = filesOf(appearance).filter((file) => file.endsWith(".css"));
    // Without a network the theme is not there; the other choices hold all the same.
    if (sheets.length > 0) await Promise.all(sheets.map(loadSheet)).catch(() => undefined);
    if (text === shown) setAttributes(appearance, systemContrast.matches);
  };
  subscribe(() => void apply());
  // The style sheet itself follows the system's light or dark theme.
  systemContrast.addEventListener("change", () => void apply());
  return apply();
}

function setAttributes(appearance: Appearance, isContrastWanted: boolean): void {
  const root = document.documentElement;
  const attributes: Readonly<Record<string, string>> = {
    ...(isContrastWanted && followsContrast(appearance.theme) && { "data-contrast": "more" }),
    ...appearanceAttributes(appearance),
  };
  for (const name of allAttributes()) {
    const value = attributes[name];
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  // A stage on screen measures its letters again (src/app/typing/stage/StageView.ts).
  document.fonts?.dispatchEvent(new Event("loadingdone"));
}

/**
 * Shares appearance, language, unit of speed and keyboard with this browser's other tabs. Each tab has its own practice
 * mode.
 * @param cookies `document.cookie`: what another tab changed while this page was loading is there.
 * @returns the function that ends it.
 */
export function shareAppearance({ current, change, subscribe }: PreferenceStore, cookies: string): () => void {
  const tabs = new BroadcastChannel("typeloop-preferences");
  const follow = (text: string): void => {
    const { theme, appearance, locale, speedUnit, layout, assumed, keyboard } = parsePreferences(text);
    // The store notifies only of real changes, so two tabs do not answer each other forever.
    change({ theme, appearance, locale, speedUnit, layout, assumed, keyboard });
  };
  tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => follow(String(data)));
  const written = findCookie(cookies);
  if (written !== null) follow(written);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of this origin alone.
  const unsubscribe = subscribe(() => tabs.postMessage(printPreferences(current())));
  return () => {
    unsubscribe();
    tabs.close();
  };
}

/** Plays a sound for each key that is typed into a line, if sounds are chosen. They are loaded when they are. */
function followSounds({ current, subscribe }: PreferenceStore): void {
  let playing = "off";
  let stop: (() => void) | null = null;
  const apply = async (): Promise<void> => {
    const { sounds } = readAppearance(current());
    if (sounds === playing) return;
    playing = sounds;
    stop?.();
    stop = null;
    if (sounds === "off") return;
    const { playKeySounds } = await import("./sounds/keySounds");
    // Another set may have been chosen meanwhile.
    if (sounds === playing) stop = playKeySounds(sounds);
  };
  const follow = (): void => void apply().catch(() => undefined);
  subscribe(follow);
  follow();
}

/** Lines that are typed: fields that ask helpers for writing to leave them alone. */
const LINES = "textarea[data-gramm]";

/**
 * With the choice `keyRepeat: off`, a key that is held down in a line counts once, for hands that let go of keys
 * slowly. The browser tells of repeats before it makes text of them, so each keyboard layout works as always.
 */
export function followKeyRepeat({ current, subscribe }: PreferenceStore): void {
  const follow = (): void => {
    // Adding the same listener again changes nothing.
    if (readAppearance(current()).keyRepeat === "off") document.addEventListener("keydown", ignoreRepeats);
    else document.removeEventListener("keydown", ignoreRepeats);
  };
  subscribe(follow);
  follow();
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.target instanceof Element && event.target.matches(LINES)) event.preventDefault();
}

/** Keeps the document as it was chosen to look and sound, as in other tabs. Resolves when it looks like that. */
export function startAppearance(preferences: PreferenceStore): Promise<void> {
  shareAppearance(preferences, document.cookie);
  followSounds(preferences);
  followKeyRepeat(preferences);
  return followAppearance(preferences);
}
