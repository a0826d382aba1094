import { createStore } from "../createStore";
import { WORKER_PATH, type WorkerWord } from "../../../contract/wire";
import { getConnectionState, subscribeToConnectionState, subscribeToNewVersion } from "../../relay/connectionState";
import { replacePage } from "../holdPage";

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

/**
 * Registers the service worker, so that Typeloop starts offline. Without service workers (a private window, plain HTTP)
 * the app works as usual. A new worker takes over when no one is typing on this page; other open pages keep theirs.
 */
export async function registerServiceWorker(): Promise<void> {
  watchInstallPrompt();
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(WORKER_PATH, { updateViaCache: "none" })
    .catch(() => null);
  if (registration === null) return;

  const takeOver = (): void => post(registration.waiting, "take over");
  const offer = (): void => {
    if (registration.waiting !== null) replacePage(takeOver);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();

  // Browsers only check for a new worker when a page is loaded.
  const look = (): void => void registration.update().catch(() => undefined);
  subscribeToNewVersion(look);
  subscribeToConnectionState(() => {
    if (getConnectionState() === "online") look();
  });

  const { active } = await navigator.serviceWorker.ready;
  post(active, "fetch the rest");
}

function post(worker: ServiceWorker | null, word: WorkerWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin alone.
  worker?.postMessage(word);
}
