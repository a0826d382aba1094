import { type PreferenceStore, findCookie, parsePreferences, printPreferences } from "./Preferences";

/** Sets the theme and contrast attributes that tokens.css reads, now and after each change. */
export function followAppearance({ current, subscribe }: PreferenceStore): void {
  const systemContrast = matchMedia("(prefers-contrast: more)");
  const apply = (): void => {
    const { theme, contrast } = current();
    setAttribute("data-theme", theme);
    setAttribute("data-contrast", contrast === "system" && systemContrast.matches ? "more" : contrast);
  };
  apply();
  subscribe(apply);
  // The style sheet itself follows the system's light or dark theme.
  systemContrast.addEventListener("change", apply);
}

function setAttribute(name: string, value: string): void {
  if (value === "system") document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

/**
 * Shares theme, language, unit of speed and keyboard with this browser's other tabs. Each tab has its own practice
 * mode.
 * @param cookies `document.cookie`: what another tab changed while this page was loading is there.
 * @returns the function that ends it.
 */
export function shareAppearance({ current, change, subscribe }: PreferenceStore, cookies: string): () => void {
  const tabs = new BroadcastChannel("typeloop-preferences");
  const follow = (text: string): void => {
    const { theme, contrast, locale, speedUnit, layout, assumed, keyboard } = parsePreferences(text);
    // The store notifies only of real changes, so two tabs do not answer each other forever.
    change({ theme, contrast, locale, speedUnit, layout, assumed, keyboard });
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
