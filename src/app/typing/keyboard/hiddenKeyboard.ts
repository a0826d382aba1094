import { useSyncExternalStore } from "react";

/**
 * In the browser, so that a page is drawn without the picture before the news of one's groups has come. By its name it
 * goes with whoever signs out.
 */
const KEY = "typeloop-own-keyboard-hidden-by";

const listeners = new Set<() => void>();
let hiddenBy: string | null | undefined;

/** Name of the group in which one types without the picture of the keyboard; null where it may be shown. */
export function getHiddenBy(): string | null {
  return (hiddenBy ??= readKept());
}

/** Says which group hides it, or that none does any more. */
export function setHiddenBy(group: string | null): void {
  if (group === getHiddenBy()) return;
  hiddenBy = group;
  keep(group);
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToHiddenBy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(group: string | null): void {
  try {
    if (group === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, group);
  } catch {
    // Full or forbidden: it holds until the page closes.
  }
}

/** Name of the group in which one types without the picture of the keyboard; null where it may be shown. */
export function useHiddenBy(): string | null {
  return useSyncExternalStore(subscribeToHiddenBy, getHiddenBy, () => null);
}
