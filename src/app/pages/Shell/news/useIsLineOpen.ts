import { useSyncExternalStore } from "react";

/**
 * Whether a line is half typed, from its first key to the end of the run (`data-line`, by src/app/typing): what would
 * interrupt it waits.
 */
export function useIsLineOpen(): boolean {
  return useSyncExternalStore(subscribe, isLineOpen, () => false);
}

function isLineOpen(): boolean {
  return document.documentElement.dataset["line"] === "open";
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-line"] });
  return () => observer.disconnect();
}
