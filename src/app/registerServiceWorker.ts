import { WORKER_PATH, type WorkerWord } from "../contract/protocol";
import { getConnectionState, subscribeToConnectionState, subscribeToNewVersion } from "./relay/connectionState";
import { replacePage } from "./platform/holdPage";
import { watchInstallPrompt } from "./platform/offline/installPrompt";

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
