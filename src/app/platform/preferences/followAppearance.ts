import type { Appearance } from "../../../contract/appearance";
import { allAttributes, appearanceAttributes, filesOf, followsContrast, readAppearance } from "./appearance";
import { type PreferenceStore, findCookie, parsePreferences, printPreferences } from "./Preferences";

/** By source file, from the app's folder. */
const styleSheets: Readonly<Record<string, () => Promise<unknown>>> = {
  "ui/themes/sepia.css": () => import("../../ui/themes/sepia.css"),
  "ui/themes/meadow.css": () => import("../../ui/themes/meadow.css"),
  "ui/themes/blossom.css": () => import("../../ui/themes/blossom.css"),
  "ui/themes/glacier.css": () => import("../../ui/themes/glacier.css"),
  "ui/themes/midnight.css": () => import("../../ui/themes/midnight.css"),
  "ui/themes/forest.css": () => import("../../ui/themes/forest.css"),
  "ui/themes/dusk.css": () => import("../../ui/themes/dusk.css"),
  "ui/themes/terminal.css": () => import("../../ui/themes/terminal.css"),
  "ui/fonts/dyslexic.css": () => import("../../ui/fonts/dyslexic.css"),
};

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
    const sheets = filesOf(appearance).flatMap((file) => styleSheets[file] ?? []);
    // Without a network the theme is not there; the other choices hold all the same.
    if (sheets.length > 0) await Promise.all(sheets.map((load) => load())).catch(() => undefined);
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
