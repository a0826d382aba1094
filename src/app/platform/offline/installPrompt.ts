import { createStore } from "../createStore";

/** An offer by the browser to install Typeloop as an app, which can be taken once. Chrome and Edge make one. */
export type InstallPromptEvent = Event & { readonly prompt: () => Promise<unknown> };

/** The browser's offer that was not taken yet; null if there is none. */
export const installPrompt = createStore<InstallPromptEvent | null>(null);

/** Keeps the browser's offer for the settings, so that no bar of the browser covers a line. */
export function watchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPromptEvent);
  });
  addEventListener("appinstalled", () => installPrompt.set(null));
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  return typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;
}

/** Whether the browser is one of iPhones and iPads, which install by their own menu. An iPad says that it is a Mac. */
export function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/u.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
