import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

const find = (): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(QUERY) : null);

/** Whether the user prefers less motion; follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => find()?.matches === true,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = find();
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}
