import { type PreferenceStore, parsePreferences, printPreferences } from "./Preferences";

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

/** Shares theme, language and keyboard with this browser's other tabs. Each tab has its own practice mode. */
export function shareAppearance({ current, change, subscribe }: PreferenceStore): void {
  const tabs = new BroadcastChannel("typeloop-preferences");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of this origin alone.
  subscribe(() => tabs.postMessage(printPreferences(current())));
  tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const { theme, contrast, locale, layout, assumed, keyboard } = parsePreferences(String(data));
    // The store notifies only of real changes, so two tabs do not answer each other forever.
    change({ theme, contrast, locale, layout, assumed, keyboard });
  });
}
