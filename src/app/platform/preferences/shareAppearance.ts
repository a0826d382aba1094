import { parsePreferences, printPreferences } from "./Preferences";
import type { PreferenceStore } from "./PreferenceStore";

/**
 * Keeps the tabs of a browser alike: its other tabs change colours, language and keyboard along. What is practised
 * stays each tab's own.
 */
export function shareAppearance({ current, change, subscribe }: PreferenceStore): void {
  const tabs = new BroadcastChannel("typeloop-preferences");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of this origin alone.
  subscribe(() => tabs.postMessage(printPreferences(current())));
  tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const { theme, contrast, locale, layout, assumed, keyboard } = parsePreferences(String(data));
    // Where nothing changes nothing is told: the word does not go round.
    change({ theme, contrast, locale, layout, assumed, keyboard });
  });
}
