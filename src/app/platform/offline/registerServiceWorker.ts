import { WORKER_PATH, type WorkerWord } from "../../../contract/wire";
import { getConnectionState, subscribeToConnectionState, subscribeToNewVersion } from "../../relay/connectionState";
import { replacePage } from "../holdPage";

/**
 * Sets up what makes Typeloop start without a network. Where the browser has no workers, or forbids them (a private
 * window, plain HTTP), everything goes on as it
 * would without. A new build's worker takes over when nobody types on this page; it leaves other pages as they are.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(WORKER_PATH, { updateViaCache: "none" })
    .catch(() => null);
  if (registration === null) return;

  const takeOver = (): void => tell(registration.waiting, "take over");
  const offer = (): void => {
    if (registration.waiting !== null) replacePage(takeOver);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();

  // A browser looks for a new worker by itself only when a page is loaded.
  const look = (): void => void registration.update().catch(() => undefined);
  subscribeToNewVersion(look);
  subscribeToConnectionState(() => {
    if (getConnectionState() === "online") look();
  });

  const { active } = await navigator.serviceWorker.ready;
  tell(active, "fetch the rest");
}

function tell(worker: ServiceWorker | null, word: WorkerWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin alone.
  worker?.postMessage(word);
}
