import { useSyncExternalStore } from "react";

/**
 * Whether a line is in progress, from its first key to the end of the run (`data-line`, set by src/app/typing).
 * Interruptions wait until then.
 */
export function useIsLineOpen(): boolean {
  return useSyncExternalStore(subscribe, readIsLineOpen, () => false);
}

function readIsLineOpen(): boolean {
  return document.documentElement.dataset["line"] === "open";
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-line"] });
  return () => observer.disconnect();
}
